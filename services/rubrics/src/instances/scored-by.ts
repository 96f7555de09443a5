import type { PinnedRubric } from '@coaching/contracts';
import type { RubricRecord } from '../rubrics/rubric-record';
import type { Rubrics } from '../rubrics/rubrics-repository';
import { type ColumnOrder, contentOf, type RubricStructure } from '../versions/version-record';
import type { InstanceRecord } from './instance-record';

/** The rubric that something is scored by. */
export interface ScoredBy {
  rubric: PinnedRubric;
  /** In which orders its columns stood, oldest first. */
  column_orders: readonly ColumnOrder[];
  /** The latest version of the rubric; null where the rubric was deleted. */
  latest: number | null;
}

/** The words of a rubric as they stand in an instance. */
export const pinned = (uid: string, structure: RubricStructure): PinnedRubric => ({
  uid,
  ...contentOf(structure),
  version: structure.version,
  revision: structure.revision,
});

/** What somebody is scored by who is scored by a rubric as it is now. */
export const scoredByNow = (rubric: RubricRecord): ScoredBy => ({
  rubric: pinned(rubric.uid, rubric),
  column_orders: rubric.column_orders,
  latest: rubric.deleted_at ? null : rubric.version,
});

/**
 * What an instance is scored by: once it is finished, the rubric of that day; before, its version in the words and the
 * order of today, or, where the rubric has a later one, in those it had at last.
 */
export async function scoredBy(
  rubrics: Rubrics,
  instance: Pick<InstanceRecord, 'tool_uid' | 'version' | 'began' | 'ended'>,
): Promise<ScoredBy> {
  const { tool_uid, version, began, ended } = instance;
  const current = await rubrics.find(tool_uid);
  const structure = current?.version === version ? current : await rubrics.findVersion(tool_uid, version);
  return {
    rubric: ended ?? (structure ? pinned(tool_uid, structure) : began),
    column_orders: structure?.column_orders ?? [],
    latest: current && !current.deleted_at ? current.version : null,
  };
}

/**
 * The columns as they stood at a revision of the rubric; as they stand now unless it says one. Null where it had other
 * ones then, or that is not known any more: what was counted along them cannot be read.
 */
export function columnsAt(
  { rubric, column_orders }: ScoredBy,
  revision: number | undefined,
): string[] | null {
  const now = rubric.columns.map(({ uid }) => uid);
  if (revision === undefined || column_orders.length === 0) return now;
  const then = column_orders.filter((order) => order.revision <= revision).at(-1)?.columns;
  return then?.length === now.length && then.every((uid) => now.includes(uid)) ? then : null;
}
