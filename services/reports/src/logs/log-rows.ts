import type { LogRow } from '@coaching/contracts';
import type { LogRequest } from './log-request';
import { type CountedRow, type LogSource } from './log-source';
import type { LogSum } from './log-sums';
import { sumRows } from './read-tallies';
import { wordsOfRows } from './row-words';

/** A row as it is shown, but for where it leads. */
export type ShownRow = Omit<LogRow, 'uid' | 'entity_type'>;

/** Rows with all that they show, in the order in which they are given, and what they come to. @param toolOf the name of a tool, by its key */
export async function showRows(
  source: LogSource,
  request: LogRequest,
  rows: readonly CountedRow[],
  toolOf: (key: string) => string,
): Promise<{ shown: ShownRow[]; sums: LogSum[] }> {
  const sums = await sumRows(source, request, rows);
  const placed = rows.map((row) => ({ ...row, programs: [...sums.get(row._id)!.programs] }));
  const wordsOf = await wordsOfRows(source.names, placed);
  return {
    shown: placed.map((row) => ({ ...wordsOf(row), ...sums.get(row._id)!.sum.sums(toolOf) })),
    sums: [...sums.values()].map(({ sum }) => sum),
  };
}
