import type { LogRow } from '@coaching/contracts';
import type { LogRequest } from './log-request';
import type { LogSum } from './log-sums';
import { type CountedRow, type LogSource, sumRows } from './read-tallies';
import { wordsOfRows } from './row-order';

/** A row as it is shown, but for where it leads. */
export type ShownRow = Omit<LogRow, 'uid' | 'entity_type'>;

/** Rows with all that they show, in the order in which they are given, and what they come to. @param toolOf the name of a tool, by its key */
export async function showRows(
  source: LogSource,
  request: LogRequest,
  rows: readonly CountedRow[],
  toolOf: (key: string) => string,
): Promise<{ shown: ShownRow[]; sums: LogSum[] }> {
  const [wordsOf, sums] = await Promise.all([
    wordsOfRows(source.names, rows),
    sumRows(source, request, rows),
  ]);
  return {
    shown: rows.map((row) => ({ ...wordsOf(row), ...sums.get(row._id)!.sums(toolOf) })),
    sums: [...sums.values()],
  };
}
