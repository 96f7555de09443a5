import type { InteractionRecord } from '../interactions/interaction-record';
import type { RowChange } from '../totals/totals-repository';
import { type LogTallyPart, logTallyParts } from './log-tally';

/** What interactions make of one tally; `fields` are figures by their paths in it. */
export interface LogChange {
  tally: LogTallyPart['tally'];
  fields: Map<string, number>;
}

const fields = [
  'user',
  'organization_uid',
  'program_uid',
  'visibility',
  'month',
  'entity_type',
  'tool_uid',
  'duration',
] as const;

/** Whether a row counts as it did. */
const countsAlike = (before: InteractionRecord, after: InteractionRecord) =>
  fields.every((field) => before[field] === after[field]) &&
  before.clients.length === after.clients.length &&
  before.clients.every((uid, place) => uid === after.clients[place]);

/** What changes take off and add, in each generation in which they count. */
function* counted(
  changes: readonly RowChange[],
  generations: readonly number[],
): Generator<{ row: InteractionRecord; generation: number; sign: 1 | -1 }> {
  for (const generation of generations) {
    for (const { before, after } of changes) {
      const isCounted = before !== null && (before.counted ?? 0) >= generation;
      if (isCounted && after && countsAlike(before, after)) continue;
      if (isCounted) yield { row: before, generation, sign: -1 };
      if (after) yield { row: after, generation, sign: 1 };
    }
  }
}

/** What changes of rows make of the tallies of some generations, without those that stay as they are. */
export function logChanges(changes: readonly RowChange[], generations: readonly number[]): LogChange[] {
  const sums = new Map<string, LogChange>();
  for (const { row, generation, sign } of counted(changes, generations))
    for (const { tally, month, tool, minutes } of logTallyParts(row, generation)) {
      const change = sums.get(tally._id) ?? { tally, fields: new Map<string, number>() };
      sums.set(tally._id, change);
      const add = (path: string, by: number) =>
        change.fields.set(path, (change.fields.get(path) ?? 0) + sign * by);
      add('rows', 1);
      add('minutes', minutes);
      add(`months.${month}.rows`, 1);
      add(`months.${month}.minutes`, minutes);
      add(`months.${month}.tools.${tool}`, 1);
    }
  return [...sums.values()].filter(({ fields }) => [...fields.values()].some((by) => by !== 0));
}
