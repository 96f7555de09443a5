import { type EditedRubric, rowsOf } from '../rubric/edited-rubric';
import { CORNER, categoryPlace, columnPlace, placeOf, ROW_NAME } from './places';

/** What takes the place of one of a list once it is gone: the next one, else the one before. */
function neighbour(uids: readonly string[], uid: string): string | undefined {
  const at = uids.indexOf(uid);
  return uids[at + 1] ?? uids[at - 1];
}

const uidsOf = (things: readonly { uid: string }[]) => things.map(({ uid }) => uid);

/** Where one is once a column, a category or a row is deleted, as the rubric was before. */
export function placeAfterDeletion(rubric: EditedRubric, gone: string): string {
  const { columns, categories, rows } = rubric;
  const row = rows.find(({ uid }) => uid === gone);
  if (row) {
    const next = neighbour(uidsOf(rowsOf(rubric, row.category_uid)), gone);
    return next === undefined ? categoryPlace(row.category_uid) : placeOf(next, ROW_NAME);
  }
  if (columns.some(({ uid }) => uid === gone)) {
    const next = neighbour(uidsOf(columns), gone);
    return next === undefined ? CORNER : columnPlace(next);
  }
  const next = neighbour(uidsOf(categories), gone);
  return next === undefined ? CORNER : categoryPlace(next);
}
