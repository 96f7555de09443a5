import { mapThrough, type VersionMap } from '../versions/version-map';
import type { RubricStructure } from '../versions/version-record';

/** A score as the latest version of its rubric reads it. */
export interface ReadScore {
  row_uid: string;
  /** Index of a column. */
  level: number;
}

/** What a score says, by the version it was given in: null where its row or its column has no place any more. */
export type Reading = (
  version: number,
  score: { row_uid: string; column_uid: string | null },
) => ReadScore | null;

/**
 * Rows by what they are later, at most one for each: where several became one, the one that stays, or else the first, so
 * that nobody counts twice in a row.
 */
function oneForEach(rows: VersionMap['rows']): ReadonlyMap<string, string> {
  const sources = new Map<string, string>();
  for (const [from, to] of rows) if (to !== null && (from === to || !sources.has(to))) sources.set(to, from);
  return new Map([...sources].map(([to, from]) => [from, to]));
}

/** How scores of any version read in the latest. @param structures oldest first */
export function latestReading(structures: readonly RubricStructure[]): Reading {
  const levels = new Map(structures.at(-1)!.columns.map(({ uid }, index) => [uid, index]));
  const maps = new Map(
    structures.map(({ version }, place) => {
      const { rows, columns } = mapThrough(structures.slice(place));
      return [version, { rows: oneForEach(rows), columns }];
    }),
  );
  return (version, { row_uid, column_uid }) => {
    const map = maps.get(version);
    const row = map?.rows.get(row_uid);
    const column = column_uid === null ? null : map?.columns.get(column_uid);
    const level = column ? levels.get(column) : undefined;
    return row === undefined || level === undefined ? null : { row_uid: row, level };
  };
}
