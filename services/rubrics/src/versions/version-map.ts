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

/** Where a row or a column has stood so far: its uids, oldest first, and the one it has now; null while it is gone. */
interface Trail {
  uids: readonly string[];
  at: string | null;
}

/** What is gone returns with the latest of its uids that a later structure has: it is the same row or column. */
function followed({ uids, at }: Trail, step: VersionMap['rows'], there: ReadonlySet<string>): Trail {
  const next = at === null ? uids.findLast((uid) => there.has(uid)) : step.get(at);
  return { uids: next ? [...uids, next] : uids, at: next ?? null };
}

/** How what was scored by the first of several structures reads in the last. @param structures oldest first */
export function mapThrough([first, ...later]: readonly RubricStructure[]): VersionMap {
  const start = structureOf(first!);
  const through = (part: keyof VersionMap) => {
    let before = first!;
    let trails = [...start[part]].map((uid): Trail => ({ uids: [uid], at: uid }));
    for (const after of later) {
      const step = mapBetween(before, after)[part];
      const there = structureOf(after)[part];
      trails = trails.map((trail) => followed(trail, step, there));
      before = after;
    }
    return new Map(trails.map(({ uids, at }) => [uids[0]!, at]));
  };
  return { rows: through('rows'), columns: through('columns') };
}
