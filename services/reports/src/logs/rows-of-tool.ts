import type { LogSums } from '@coaching/contracts';
import { WITHOUT_ID } from '@coaching/service-kit';
import type { QueryFilter } from 'mongoose';
import type { LogTally } from '../months/log-tally';
import type { LogRequest } from './log-request';
import type { CountedRow, LogSource } from './log-source';
import { usesIn } from './log-sums';
import { matchingRows } from './read-tallies';

/** A tool that a log is narrowed to. */
export interface AskedTool {
  name: string;
  /** Several kinds that are called alike are one tool in a log. */
  keys: readonly string[];
}

/** The tool that is asked for, among those in the log; undefined where none is. */
export function askedTool(
  name: string | undefined,
  used: readonly string[],
  toolOf: (key: string) => string,
): AskedTool | undefined {
  return name === undefined ? undefined : { name, keys: used.filter((key) => toolOf(key) === name) };
}

/** Keys of the rows of a log in which a tool was used. */
async function usingRows(source: LogSource, request: LogRequest, keys: readonly string[]) {
  const rows = new Set<string>();
  // Nothing is in none of no tools, which the store does not take for a question.
  if (keys.length === 0) return rows;
  const isUsed = request.months.flatMap((month) =>
    keys.map((key) => ({ [`months.${month}.tools.${key}`]: { $gt: 0 } })),
  );
  const match = { $and: [await matchingRows(source, request), { $or: isUsed }] } as QueryFilter<LogTally>;
  const found = source.tallies.model
    .find(match, { ...WITHOUT_ID, row: 1 })
    .session(source.session ?? null)
    .lean()
    .cursor();
  for await (const { row } of found as AsyncIterable<Pick<LogTally, 'row'>>) rows.add(row);
  return rows;
}

/** Which rows of a log are in it: all of them, or those in which the tool was used that is asked for. */
export async function rowsOfTool(
  source: LogSource,
  request: LogRequest,
  tool: AskedTool | undefined,
): Promise<(rows: readonly CountedRow[]) => readonly CountedRow[]> {
  if (!tool) return (rows) => rows;
  const using = await usingRows(source, request, tool.keys);
  return (rows) => rows.filter(({ _id }) => using.has(_id));
}

/** Sums without the uses of other tools than the one that is asked for. */
export function ofTool<Sums extends LogSums>(sums: Sums, tool: AskedTool | undefined): Sums {
  if (!tool) return sums;
  return { ...sums, tools: { [tool.name]: usesIn(sums, tool.name) } };
}
