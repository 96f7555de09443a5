import type { RubricContent, RubricVersion } from '@coaching/contracts';
import type { EditedRubric } from '../rubric/edited-rubric';

const uses = (count: number, verb: string) => `${count} ${count === 1 ? `use ${verb}s` : `uses ${verb}`}`;

const uidsIn = (content: RubricContent): string[] => [
  ...content.columns.map(({ uid }) => uid),
  ...content.categories.flatMap(({ rows }) => rows.map(({ uid }) => uid)),
];

/** Whether rows or columns have come or gone since that version; words, order and categories are no structure. */
export function isOtherStructure({ content }: RubricVersion, { columns, rows }: EditedRubric): boolean {
  const before = new Set(uidsIn(content));
  const now = [...columns, ...rows].map(({ uid }) => uid);
  return before.size !== now.length || !now.every((uid) => before.has(uid));
}

/** The version somebody is scored by and that a change of structure leaves; null while nobody is. */
export function usedVersion(versions: readonly RubricVersion[]): RubricVersion | null {
  const latest = versions.at(-1);
  return latest && latest.instances > 0 ? latest : null;
}

/** Uids of the rows and columns that somebody was scored by. */
export const usedParts = (version: RubricVersion | null): ReadonlySet<string> =>
  new Set(version ? uidsIn(version.content) : []);

/** What a change of structure does: '3 uses keep version 1; this becomes version 2.' */
export const becomesWords = ({ instances, version }: RubricVersion): string =>
  `${uses(instances, 'keep')} version ${version}; this becomes version ${version + 1}.`;

/** How a rubric stands to its uses; null where there is nothing to say. */
export function versionWords(versions: readonly RubricVersion[], rubric: EditedRubric): string | null {
  const used = usedVersion(versions);
  if (used && isOtherStructure(used, rubric)) return becomesWords(used);
  if (used)
    return `This is used ${used.instances === 1 ? 'once' : `${used.instances} times`}. Other words show there, too; other rows or columns make it version ${used.version + 1}.`;
  const latest = versions.at(-1);
  const earlier = versions.reduce((sum, { instances }) => sum + instances, 0);
  if (!latest || earlier === 0) return null;
  return `${uses(earlier, 'keep')} an earlier version; this is version ${latest.version}.`;
}
