import { describedCallSchema } from '@coaching/contracts/openapi';
import { z } from 'zod';
import { type CallRow, nameOf, type RefusedRow } from './call-row';
import { objectionTo } from './objections';

/** More calls than any service answers. */
const MOST_CALLS = 1000;

const tableSchema = z.object({
  service: z.string(),
  version: z.string().regex(/^[\w-]{1,100}$/),
  calls: z.array(z.unknown()).max(MOST_CALLS),
});

/** What a service says it answers, looked through. */
export interface ServiceTable {
  /** Another one whenever the table is another. */
  version: string;
  /** Its calls that the public may reach. */
  rows: CallRow[];
  refused: RefusedRow[];
}

/** A row that cannot be read, as well as the log can name it. */
function labelOf(row: unknown, index: number): string {
  const { method, path } = (row ?? {}) as { method?: unknown; path?: unknown };
  const isNamed = typeof method === 'string' && typeof path === 'string';
  return isNamed ? `${method} ${path}`.slice(0, 200) : `the call at ${index}`;
}

/**
 * Reads the table that a service sends: each row is judged by itself, so that one that is bad takes none with it.
 * Internal calls are in no table, so that no path, however written, leads to one.
 * @param owner the service that sent it
 * @throws when it is no table, or another service's
 */
export function readTable(owner: string, answer: unknown): ServiceTable {
  const { service, version, calls } = tableSchema.parse(answer);
  if (service !== owner) throw new Error(`${owner} says that it is ${service}`);
  const table: ServiceTable = { version, rows: [], refused: [] };
  for (const [index, one] of calls.entries()) {
    const { success, data, error } = describedCallSchema.safeParse(one);
    if (!success) {
      const [issue] = error.issues;
      const reason = `it cannot be read (${issue!.path.join('.')}: ${issue!.message})`;
      table.refused.push({ owner, call: labelOf(one, index), reason });
    } else if (data.audience !== 'internal') {
      const row = { ...data, owner };
      const reason = objectionTo(row);
      if (reason === null) table.rows.push(row);
      else table.refused.push({ owner, call: nameOf(row), reason });
    }
  }
  return table;
}
