import type { CallRow } from '../table/call-row';

/** A call that a service says it answers; its schema describes the parameters of its path. */
export function aRow(changes: Partial<CallRow> = {}): CallRow {
  const path = changes.path ?? '/greeting';
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name!);
  return {
    owner: 'greetings',
    name: 'getGreeting',
    method: 'GET',
    path,
    summary: 'A greeting.',
    audience: 'public',
    schema: {
      params: { type: 'object', properties: Object.fromEntries(names.map((name) => [name, {}])) },
      query: { type: 'object', properties: {} },
      body: null,
      response: {},
    },
    ...changes,
  };
}

/** The same as a service sends it. */
export function describedRow(changes: Partial<CallRow> = {}): Record<string, unknown> {
  const { owner: _, ...row } = aRow(changes);
  return JSON.parse(JSON.stringify(row));
}
