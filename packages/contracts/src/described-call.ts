import { z } from 'zod';
import type { Call } from './call';

/** A schema as JSON Schema, so that whoever reads it need not have it as code. */
const jsonSchema = z.record(z.string(), z.unknown());

/**
 * A call as its service describes it to the gateway: what routing, limits and the reference need, as plain JSON. What a
 * reader does not know might be a guard, so that a call that says more is refused and not taken without it.
 */
export const describedCallSchema = z.strictObject({
  name: z.string().regex(/^[A-Za-z]\w{0,99}$/),
  method: z.enum(['GET', 'POST', 'PUT', 'DELETE']),
  /** Plain names and `:parameters`; no dots, so that no call stands in for a file. */
  path: z
    .string()
    .max(200)
    .regex(/^(?:\/(?::[A-Za-z]\w*|[A-Za-z0-9][\w-]*))+$/),
  summary: z.string().max(2000),
  audience: z.enum(['public', 'signed-in', 'internal']),
  session: z.enum(['starts', 'ends', 'switches', 'returns']).optional(),
  limited: z.enum(['credentials', 'codes', 'course-codes', 'mail', 'messages', 'feeds']).optional(),
  sendsFile: z.strictObject({ maxBytes: z.int().positive() }).optional(),
  answersFile: z.literal(true).optional(),
  answersEvents: z.literal(true).optional(),
  schema: z.strictObject({
    params: jsonSchema,
    query: jsonSchema,
    /** Null when the call takes none. */
    body: jsonSchema.nullable(),
    response: jsonSchema,
  }),
});
export type DescribedCall = z.output<typeof describedCallSchema>;

/** A schema as JSON Schema, as whoever sends it (input) or gets it (output) sees it. */
export function jsonSchemaOf(schema: z.ZodType, io: 'input' | 'output'): Record<string, unknown> {
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    target: 'draft-2020-12',
  });
  return json;
}

/** The description of a call. */
export function describeCall(name: string, call: Call): DescribedCall {
  const { method, path, summary, audience, session, limited, sendsFile, answersFile, answersEvents } = call;
  return {
    name,
    method,
    path,
    summary,
    audience,
    session,
    limited,
    sendsFile,
    answersFile,
    answersEvents,
    schema: {
      params: jsonSchemaOf(call.params, 'input'),
      query: jsonSchemaOf(call.query, 'input'),
      body: call.body && jsonSchemaOf(call.body, 'input'),
      response: jsonSchemaOf(call.response, 'output'),
    },
  };
}
