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

/** What parts of the version before are in this one; what it says nothing of is what it was. */
const readIn = (uids: ReadonlySet<string>, { rows, columns }: RubricVersion): Set<string> => {
  const map: Record<string, string | null> = { ...rows, ...columns };
  return new Set([...uids].flatMap((uid) => (map[uid] === undefined ? uid : (map[uid] ?? []))));
};

/** Uids of the rows and columns by which growth reads what somebody was scored, by whichever version that was. */
export function usedParts(versions: readonly RubricVersion[]): ReadonlySet<string> {
  let read = new Set<string>();
  for (const version of versions) {
    read = readIn(read, version);
    if (version.instances > 0) for (const uid of uidsIn(version.content)) read.add(uid);
  }
  return read;
}

/** What a change of structure does: '3 uses keep version 1; this becomes version 2.' */
export const becomesWords = ({ instances, version }: RubricVersion): string =>
  `${uses(instances, 'keep')} version ${version}; this becomes version ${version + 1}.`;

/** How what is made of versions that are in use stands to them: '3 uses keep an earlier version; this is version 2.' */
const earlierWords = (versions: readonly RubricVersion[]): string =>
  `${uses(
    versions.reduce((sum, { instances }) => sum + instances, 0),
    'keep',
  )} an earlier version; this is version ${versions.at(-1)!.version}.`;

/** What deleting a part does to who was scored by it, by this version or only by earlier ones. */
export function deletionWords(versions: readonly RubricVersion[]): string {
  const used = usedVersion(versions);
  return used ? becomesWords(used) : earlierWords(versions);
}

/** How a rubric stands to its uses; null where there is nothing to say. */
export function versionWords(versions: readonly RubricVersion[], rubric: EditedRubric): string | null {
  const used = usedVersion(versions);
  if (used && isOtherStructure(used, rubric)) return becomesWords(used);
  if (used)
    return `This is used ${used.instances === 1 ? 'once' : `${used.instances} times`}. Other words show there, too; other rows or columns make it version ${used.version + 1}.`;
  return versions.some(({ instances }) => instances > 0) ? earlierWords(versions) : null;
}
