import type { RubricContent } from '@coaching/contracts';

/** Names of what a later version has that an earlier one has not, and the other way round. */
export interface VersionChanges {
  newRows: string[];
  goneRows: string[];
  newLevels: string[];
  goneLevels: string[];
}

type Named = { uid: string; name: string };

const without = (one: readonly Named[], other: readonly Named[]): string[] => {
  const there = new Set(other.map(({ uid }) => uid));
  return one.filter(({ uid }) => !there.has(uid)).map(({ name }) => name);
};

const rowsOf = ({ categories }: RubricContent) => categories.flatMap(({ rows }) => rows);

/** What a later version of a rubric adds and leaves out. */
export const versionChanges = (earlier: RubricContent, later: RubricContent): VersionChanges => ({
  newRows: without(rowsOf(later), rowsOf(earlier)),
  goneRows: without(rowsOf(earlier), rowsOf(later)),
  newLevels: without(later.columns, earlier.columns),
  goneLevels: without(earlier.columns, later.columns),
});
