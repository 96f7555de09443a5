import { hasText } from '@coaching/access';
import type { RubricItemsDraft } from '@coaching/contracts';
import { safeRichText } from '@coaching/service-kit';
import type { Problem } from '../problems';
import type { ItemRecord } from './instance-record';
import { columnsAt, type ScoredBy } from './scored-by';

const NO_SUCH_COLUMN = 'Please choose one of the columns that the rubric has.';
const OTHER_COLUMNS =
  'The columns of the rubric have changed, so we cannot tell which one was chosen. Please load this page again.';
const COLUMN_GONE = 'The rubric no longer has this column. Please load this page again and choose another.';
const NO_SUCH_ROW =
  'The rubric has no such row, so nothing can be scored or noted there. Please load this page again.';
const BOTH = 'A row is either scored or not observed. Please choose one of the two.';
const TWICE = 'Two items are about the same row.';

type SentItem = RubricItemsDraft[number][number];

/** What rows say once what is sent has had its effect, and what of it cannot have any. */
export interface SentItems {
  items: ItemRecord[];
  problems: Problem[];
}

/** How what is sent is to be read. */
export interface Reading {
  scored: ScoredBy;
  /** The revision of the rubric that the sender saw; the current one unless they say. */
  rubric_revision: number | undefined;
  /** Where the items stand in what was sent. */
  path: string;
}

const says = ({ checked, not_observed, notes }: SentItem) =>
  typeof checked === 'number' || not_observed === true || hasText(notes ?? '');

const isStored = ({ column_uid, not_observed, notes }: ItemRecord) =>
  column_uid !== null || not_observed || notes !== '';

/** How a choice of columns is read: those the rubric has, and as its sender counted them, null where nobody knows. */
interface Columns {
  now: readonly string[];
  counted: readonly string[] | null;
}

function problemOf(
  { checked, column_uid, not_observed }: SentItem,
  { now, counted }: Columns,
): string | null {
  if (typeof checked !== 'number') return null;
  if (not_observed) return BOTH;
  if (column_uid !== undefined) return now.includes(column_uid) ? null : COLUMN_GONE;
  if (!counted) return OTHER_COLUMNS;
  return checked < counted.length ? null : NO_SUCH_COLUMN;
}

/** The column that was chosen, of an item without problems; null for none. */
const chosen = ({ checked, column_uid }: SentItem, { counted }: Columns) =>
  typeof checked === 'number' ? (column_uid ?? counted![checked]!) : null;

/** A row after what is sent of it; what is left out stays, but a choice ends the other one. */
function written(item: SentItem, before: ItemRecord, columns: Columns, path: string): ItemRecord {
  const { checked, not_observed, notes } = item;
  const column_uid = checked === undefined ? before.column_uid : chosen(item, columns);
  const isScored = typeof checked === 'number';
  return {
    uid: before.uid,
    column_uid: not_observed ? null : column_uid,
    not_observed: isScored ? false : (not_observed ?? before.not_observed),
    notes: notes === undefined ? before.notes : safeRichText(notes ?? '', before.notes, `${path}.notes`),
  };
}

/**
 * Items as they are stored after a draft: each under its row's uid, with its column's. Rows that are left out stay as
 * they are; what is sent of rows that the rubric does not have is dropped where it says nothing.
 * @throws Invalid when notes are too long once they are safe
 */
export function sentItems(
  sent: RubricItemsDraft,
  stored: readonly ItemRecord[],
  { scored, rubric_revision, path }: Reading,
): SentItems {
  const rows = scored.rubric.categories.map((category) => category.rows.map(({ uid }) => uid));
  const known = new Set(rows.flat());
  const columns = {
    now: scored.rubric.columns.map(({ uid }) => uid),
    counted: columnsAt(scored, rubric_revision),
  };
  const items = new Map(stored.map((item) => [item.uid, item]));
  const seen = new Set<string>();
  const problems: Problem[] = [];
  sent.forEach((category, place) => {
    category.forEach((item, index) => {
      const at = `${path}.${place}.${index}`;
      const uid = item.row_uid ?? rows[place]?.[index];
      if (uid === undefined || !known.has(uid)) {
        if (says(item)) problems.push({ path: at, message: NO_SUCH_ROW });
        return;
      }
      const message = seen.has(uid) ? TWICE : problemOf(item, columns);
      seen.add(uid);
      if (message) {
        problems.push({ path: at, message });
        return;
      }
      const before = items.get(uid) ?? { uid, column_uid: null, not_observed: false, notes: '' };
      items.set(uid, written(item, before, columns, at));
    });
  });
  return { items: [...items.values()].filter(isStored), problems };
}
