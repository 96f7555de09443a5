import { structureOf } from './structure';
import { mapThrough } from './version-map';
import type { RubricStructure } from './version-record';

/**
 * Rows of other versions by what they are in one: what took the place of those of earlier ones, and what those of later
 * ones took the place of. Rows that it has itself, and rows that have no place in it, are not among them.
 * @param structures oldest first
 */
export function rowsReadIn(
  structures: readonly RubricStructure[],
  version: number,
): Record<string, string[]> {
  const place = structures.findIndex((structure) => structure.version === version);
  if (place < 0) return {};
  const { rows: own } = structureOf(structures[place]!);
  const read = new Map<string, Set<string>>();
  const add = (row: string, is: string) => {
    if (!own.has(row)) read.set(row, (read.get(row) ?? new Set()).add(is));
  };
  for (let other = 0; other < structures.length; other += 1) {
    const [from, to] = [Math.min(other, place), Math.max(other, place)];
    for (const [before, after] of mapThrough(structures.slice(from, to + 1)).rows) {
      if (after === null) continue;
      if (other < place) add(before, after);
      else add(after, before);
    }
  }
  return Object.fromEntries([...read].map(([row, are]) => [row, [...are]]));
}
