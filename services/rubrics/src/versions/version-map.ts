import type { RubricContent } from '@coaching/contracts';
import { structureOf } from './structure';
import type { Replaced, RubricStructure } from './version-record';

/** What rows and columns of one structure are in a later one; null for what is gone. */
export interface VersionMap {
  rows: ReadonlyMap<string, string | null>;
  columns: ReadonlyMap<string, string | null>;
}

/** What something is afterwards: itself where it stays, else what took its place, or what took the place of that. */
function successor(uid: string, after: ReadonlySet<string>, replaced: ReadonlyMap<string, string | null>) {
  const seen = new Set<string>();
  for (let at: string | null = uid; at !== null && !seen.has(at); at = replaced.get(at) ?? null) {
    if (after.has(at)) return at;
    seen.add(at);
  }
  return null;
}

type Grid = Pick<RubricContent, 'categories' | 'columns'>;

/** How what was scored by the structure before reads in the one that was made from it. */
export function mapBetween(before: Grid, after: Grid & { replaced: Replaced }): VersionMap {
  const [from, to, replaced] = [structureOf(before), structureOf(after), new Map(after.replaced)];
  const mapped = (uids: ReadonlySet<string>, there: ReadonlySet<string>) =>
    new Map([...uids].map((uid) => [uid, successor(uid, there, replaced)]));
  return { rows: mapped(from.rows, to.rows), columns: mapped(from.columns, to.columns) };
}

const through = (one: ReadonlyMap<string, string | null>, next: ReadonlyMap<string, string | null>) =>
  new Map(
    [...one].map(([uid, to]): [string, string | null] => [uid, to === null ? null : (next.get(to) ?? null)]),
  );

/** How what was scored by the first of several structures reads in the last. @param structures oldest first */
export function mapThrough([first, ...later]: readonly RubricStructure[]): VersionMap {
  let before = first!;
  let map = mapBetween(before, { ...before, replaced: [] });
  for (const after of later) {
    const step = mapBetween(before, after);
    map = { rows: through(map.rows, step.rows), columns: through(map.columns, step.columns) };
    before = after;
  }
  return map;
}
