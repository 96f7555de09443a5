import { hasText } from '@coaching/access';
import type { LeftOverScore, PinnedRubric } from '@coaching/contracts';
import type { ItemRecord } from '../instances/instance-record';
import type { VersionMap } from '../versions/version-map';

/** What a row nobody could see anything of is called where no level is chosen. */
const NOT_OBSERVED = 'Not observed';

/** Scores after they moved to a later version, and what of them did not fit. */
export interface MovedItems {
  items: ItemRecord[];
  left_over: LeftOverScore[];
}

function leftOver({ uid, column_uid, not_observed, notes }: ItemRecord, rubric: PinnedRubric): LeftOverScore {
  const category = rubric.categories.find(({ rows }) => rows.some((row) => row.uid === uid));
  const row = category?.rows.find((candidate) => candidate.uid === uid);
  const level = rubric.columns.find((column) => column.uid === column_uid)?.name ?? null;
  return {
    row_uid: uid,
    category_name: category?.name ?? '',
    row_name: row?.name ?? '',
    level: not_observed ? NOT_OBSERVED : level,
    notes,
  };
}

/**
 * Moves scores along with their rows and columns. What its row or its level has no successor for, or whose row is taken
 * by another one's score, is left over in the order of the rows; nothing is lost.
 * @param rubric by which they were scored
 */
export function movedItems(
  items: readonly ItemRecord[],
  rubric: PinnedRubric,
  { rows, columns }: VersionMap,
): MovedItems {
  const moved = new Map<string, ItemRecord>();
  const left_over: LeftOverScore[] = [];
  // A row that stays has its place before one that it takes the place of.
  const stays = ({ uid }: ItemRecord) => rows.get(uid) === uid;
  for (const item of [...items.filter(stays), ...items.filter((other) => !stays(other))]) {
    const uid = rows.get(item.uid) ?? null;
    if (uid === null || moved.has(uid)) {
      left_over.push(leftOver(item, rubric));
      continue;
    }
    const column_uid = item.column_uid === null ? null : (columns.get(item.column_uid) ?? null);
    const losesLevel = item.column_uid !== null && column_uid === null;
    if (losesLevel) left_over.push({ ...leftOver(item, rubric), notes: '' });
    const after = { ...item, uid, column_uid };
    if (!losesLevel || hasText(item.notes)) moved.set(uid, after);
  }
  const places = new Map(rubric.categories.flatMap(({ rows }) => rows).map(({ uid }, place) => [uid, place]));
  left_over.sort((one, other) => places.get(one.row_uid)! - places.get(other.row_uid)!);
  return { items: [...moved.values()], left_over };
}
