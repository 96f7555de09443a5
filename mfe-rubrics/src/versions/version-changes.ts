import type { RubricContent } from '@coaching/contracts';
import { columnName, rowName } from '../part-names/part-names';

/** Names of what a later version has that an earlier one has not, and the other way round. */
export interface VersionChanges {
  newRows: string[];
  goneRows: string[];
  newLevels: string[];
  goneLevels: string[];
}

type Named = { uid: string; name: string };

const without = (
  one: readonly Named[],
  other: readonly Named[],
  nameOf: (part: Named, index: number) => string,
): string[] => {
  const there = new Set(other.map(({ uid }) => uid));
  return one.flatMap((part, index) => (there.has(part.uid) ? [] : [nameOf(part, index)]));
};

const rowsOf = ({ categories }: RubricContent) => categories.flatMap(({ rows }) => rows);

/** What a later version of a rubric adds and leaves out. */
export const versionChanges = (earlier: RubricContent, later: RubricContent): VersionChanges => ({
  newRows: without(rowsOf(later), rowsOf(earlier), rowName),
  goneRows: without(rowsOf(earlier), rowsOf(later), rowName),
  newLevels: without(later.columns, earlier.columns, columnName),
  goneLevels: without(earlier.columns, later.columns, columnName),
});
