import type { RubricContent } from '@coaching/contracts';
import { isSameStructure, structureOf } from '../versions/structure';
import type { ColumnOrder, Replaced, RubricStructure } from '../versions/version-record';
import type { RubricRecord } from './rubric-record';

/** Orders of columns that are remembered for clients that have not seen the latest. */
const MAX_ORDERS = 200;

/** What takes the place of what goes, as a draft says; nothing it says of what stays counts. */
function replacedBy(
  said: Readonly<Record<string, string | null>>,
  before: RubricContent,
  after: RubricContent,
): Replaced {
  const [had, has] = [structureOf(before), structureOf(after)];
  const asked = new Map(Object.entries(said));
  const gone = (from: ReadonlySet<string>, to: ReadonlySet<string>): Replaced =>
    [...from]
      .filter((uid) => !to.has(uid))
      .map((uid) => {
        const instead = asked.get(uid) ?? null;
        return [uid, instead !== null && to.has(instead) ? instead : null];
      });
  return [...gone(had.rows, has.rows), ...gone(had.columns, has.columns)];
}

/** What is said later of the same counts. */
const joined = (before: Replaced, more: Replaced): Replaced => [...new Map([...before, ...more])];

function ordersAfter(
  stored: Pick<RubricStructure, 'column_orders'>,
  columns: string[],
  revision: number,
): ColumnOrder[] {
  const last = stored.column_orders.at(-1)?.columns ?? [];
  const isSame = last.length === columns.length && last.every((uid, index) => uid === columns[index]);
  return isSame ? stored.column_orders : [...stored.column_orders, { revision, columns }].slice(-MAX_ORDERS);
}

type Made = Pick<RubricStructure, 'version' | 'replaced' | 'column_orders' | 'version_since'> &
  Pick<RubricRecord, 'used'>;

/**
 * What a change makes of a rubric's structure: the same one in other words or another order; another one, in its place
 * while nobody was scored by it, else as the next version. What is taken back before anybody was scored by it is the
 * version before again.
 * @param before the version before the one it has; null where there is none, or where it cannot be taken back
 */
export function nextStructure(
  stored: RubricRecord,
  after: RubricContent,
  said: Readonly<Record<string, string | null>>,
  { now, before }: { now: Date; before: RubricStructure | null },
): Made {
  const { version, used, replaced, version_since } = stored;
  const revision = stored.revision + 1;
  const columns = after.columns.map(({ uid }) => uid);
  if (isSameStructure(stored, after))
    return { version, used, replaced, version_since, column_orders: ordersAfter(stored, columns, revision) };
  if (before && isSameStructure(before, after))
    return {
      version: before.version,
      used: true,
      replaced: before.replaced,
      version_since: before.version_since,
      // In between it had others, which nothing may be counted along.
      column_orders: [...before.column_orders, ...stored.column_orders, { revision, columns }].slice(
        -MAX_ORDERS,
      ),
    };
  const gone = replacedBy(said, stored, after);
  const column_orders = [{ revision, columns }];
  return used
    ? { version: version + 1, used: false, replaced: gone, version_since: now, column_orders }
    : { version, used, replaced: joined(replaced, gone), version_since, column_orders };
}
