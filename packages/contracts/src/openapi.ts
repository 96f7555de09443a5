import { z } from 'zod';
import { type Call, type CallName, callRows } from './calls';
import { PRODUCT_NAME } from './constants/product';
import { errorBodySchema } from './errors';

type Json = Record<string, unknown>;

const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): Json => {
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    target: 'draft-2020-12',
  });
  return json;
};

const json = (schema: Json) => ({ content: { 'application/json': { schema } } });
const file = { content: { '*/*': {} } };
const events = (schema: Json) => ({ content: { 'text/event-stream': { schema } } });

function answer(call: Call): Json {
  if (call.answersFile) return file;
  const schema = schemaOf(call.response, 'output');
  return call.answersEvents ? events(schema) : json(schema);
}

function parameters(call: Call): Json[] {
  const path = Object.entries(call.params.shape).map(([name, schema]) => ({
    name,
    in: 'path',
    required: true,
    schema: schemaOf(schema as z.ZodType, 'input'),
  }));
  const query = Object.entries(call.query.shape).map(([name, schema]) => ({
    name,
    in: 'query',
    required: !(schema as z.ZodType).safeParse(undefined).success,
    schema: schemaOf(schema as z.ZodType, 'input'),
  }));
  return [...path, ...query];
}

/** Refusals a call can answer with, by status. */
function refusals(call: Call): Record<string, string> {
  return {
    400: 'The input is malformed or breaks a rule.',
    ...(call.audience === 'signed-in'
      ? { 401: 'Nobody is signed in.', 403: 'Not allowed.', 404: 'Absent, or not visible to the caller.' }
      : {}),
    ...(call.method === 'POST' && ['/observation', '/action_steps'].includes(call.path)
      ? { 409: 'The revision is stale; the current entity comes along.' }
      : {}),
    ...(call.sendsFile ? { 413: 'The file is too large.', 415: 'The file is not what it says it is.' } : {}),
    ...(call.answersFile ? { 404: 'There is no such file.' } : {}),
    ...(call.body ? { 413: 'The body is larger than 1 MiB.', 415: 'The body is not JSON.' } : {}),
    ...(call.answersEvents ? { 429: 'The caller has too many streams open.' } : {}),
    ...(call.limited ? { 429: 'Too many tries; Retry-After says when to come back.' } : {}),
    500: 'Our fault; request_id is what support asks for.',
  };
}

function requestBody(call: Call): Json {
  if (call.sendsFile) return { requestBody: { required: true, ...file } };
  return call.body ? { requestBody: { required: true, ...json(schemaOf(call.body, 'input')) } } : {};
}

function operation(name: CallName, call: Call): Json {
  const errors = Object.entries(refusals(call)).map(([status, description]) => [
    status,
    { description, ...json({ $ref: '#/components/schemas/Error' }) },
  ]);
  return {
    operationId: name,
    summary: call.summary,
    tags: [call.owner],
    parameters: parameters(call),
    ...requestBody(call),
    responses: {
      200: { description: 'Done.', ...answer(call) },
      ...Object.fromEntries(errors),
    },
    security: call.audience === 'signed-in' ? [{ session: [] }] : [],
  };
}

/**
 * The OpenAPI 3.1 document of every call that is not internal.
 * @param base path the API host lies below, '/api' or ''
 */
export function openApiDocument(base: string): Json {
  const paths: Record<string, Json> = {};
  for (const [name, call] of callRows) {
    if (call.audience === 'internal') continue;
    const path = call.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operation(name, call) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: `${PRODUCT_NAME} API`,
      version: '1',
      description: 'JSON in and out, with the session cookie.',
    },
    servers: [{ url: base || '/' }],
    paths,
    components: {
      schemas: { Error: schemaOf(errorBodySchema, 'output') },
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'sid' } },
    },
  };
}
