import { type DescribedCall, jsonSchemaOf } from './described-call';
import { errorBodySchema } from './errors';
import { PRODUCT_NAME } from './product';

export * from './described-call';

type Json = Record<string, unknown>;

/** A call and the service that answers it. */
export interface ReferencedCall extends DescribedCall {
  owner: string;
}

const json = (schema: Json) => ({ content: { 'application/json': { schema } } });
const file = { content: { '*/*': {} } };
const events = (schema: Json) => ({ content: { 'text/event-stream': { schema } } });

function answer({ schema: { response }, answersFile, answersEvents }: DescribedCall): Json {
  if (answersFile) return file;
  return answersEvents ? events(response) : json(response);
}

/** The properties of an object's schema, and which of them must be there. */
function propertiesOf({ properties, required }: Json): { name: string; schema: Json; required: boolean }[] {
  const needed = new Set(Array.isArray(required) ? required : []);
  return Object.entries((properties ?? {}) as Record<string, Json>).map(([name, schema]) => ({
    name,
    schema,
    required: needed.has(name),
  }));
}

function parameters({ schema: { params, query } }: DescribedCall): Json[] {
  const path = propertiesOf(params).map((each) => ({ ...each, in: 'path', required: true }));
  return [...path, ...propertiesOf(query).map((each) => ({ ...each, in: 'query' }))];
}

/** Refusals a call can answer with, by status. */
function refusals(call: DescribedCall): Record<string, string> {
  return {
    400: 'The input is malformed or breaks a rule.',
    ...(call.audience === 'signed-in'
      ? { 401: 'Nobody is signed in.', 403: 'Not allowed.', 404: 'Absent, or not visible to the caller.' }
      : {}),
    ...(call.method === 'POST' && takesRevision(call)
      ? { 409: 'The revision is stale; the current entity comes along.' }
      : {}),
    ...(call.sendsFile ? { 413: 'The file is too large.', 415: 'The file is not what it says it is.' } : {}),
    ...(call.answersFile ? { 404: 'There is no such file.' } : {}),
    ...(call.schema.body ? { 413: 'The body is larger than 1 MiB.', 415: 'The body is not JSON.' } : {}),
    ...(call.answersEvents ? { 429: 'The caller has too many streams open.' } : {}),
    ...(call.limited ? { 429: 'Too many tries; Retry-After says when to come back.' } : {}),
    500: 'Our fault; request_id is what support asks for.',
  };
}

/** Whether what is sent says which revision of an entity it was made from. */
const takesRevision = ({ schema: { body } }: DescribedCall) =>
  body !== null && JSON.stringify(body).includes('"revision":');

function requestBody({ schema: { body }, sendsFile }: DescribedCall): Json {
  if (sendsFile) return { requestBody: { required: true, ...file } };
  return body ? { requestBody: { required: true, ...json(body) } } : {};
}

function operation(call: ReferencedCall): Json {
  const errors = Object.entries(refusals(call)).map(([status, description]) => [
    status,
    { description, ...json({ $ref: '#/components/schemas/Error' }) },
  ]);
  return {
    operationId: call.name,
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
 * The OpenAPI 3.1 document of those calls that are not internal.
 * @param base path the API host lies below, '/api' or ''
 */
export function openApiDocument(base: string, calls: readonly ReferencedCall[]): Json {
  const paths: Record<string, Json> = {};
  for (const call of calls) {
    if (call.audience === 'internal') continue;
    const path = call.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operation(call) };
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
      schemas: { Error: jsonSchemaOf(errorBodySchema, 'output') },
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: 'sid',
          description: 'Over TLS the cookie is called __Host-sid.',
        },
      },
    },
  };
}
