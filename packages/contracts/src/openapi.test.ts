import { callRows } from './calls';
import { describeCall, describedCallSchema, openApiDocument } from './openapi';

interface Operation {
  operationId: string;
  parameters: { name: string; in: string; required: boolean }[];
  requestBody?: unknown;
  responses: Record<string, unknown>;
}
/** As services send their calls: as JSON. */
const described = callRows.map(([name, call]) => {
  const sent = JSON.parse(JSON.stringify(describeCall(name, call)));
  return { ...describedCallSchema.parse(sent), owner: call.owner };
});
const document = openApiDocument('/api', described) as {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
};
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
);

describe('the OpenAPI document', () => {
  it('holds every call that is not internal, once', () => {
    const outward = callRows.filter(([, call]) => call.audience !== 'internal').map(([name]) => name);
    expect(operations.map(({ operation }) => operation.operationId).sort()).toEqual([...outward].sort());
  });

  it('declares each parameter of each path as required', () => {
    for (const { path, operation } of operations) {
      const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      const declared = operation.parameters.filter(
        (parameter) => parameter.in === 'path' && parameter.required,
      );
      expect(declared.map(({ name }) => name).sort()).toEqual(inPath.sort());
    }
  });

  it('gives a body to calls that take one, and to no other', () => {
    for (const { operation } of operations) {
      const [, call] = callRows.find(([name]) => name === operation.operationId)!;
      expect([operation.operationId, operation.requestBody !== undefined]).toEqual([
        operation.operationId,
        call.body !== null || call.sendsFile !== undefined,
      ]);
    }
  });

  it('is plain JSON', () => {
    expect(JSON.parse(JSON.stringify(document))).toEqual(document);
  });
});
