import { type EditedRow, type EditedRubric, rowsOf } from './edited-rubric';
import { uidsOf, withColumns, withoutColumns, withRows } from './restored-parts';
import { rowPart, stepsPart } from './row-merging';

type Versions = [base: EditedRubric, mine: EditedRubric, theirs: EditedRubric];

const byUid = <Thing extends { uid: string }>(things: readonly Thing[]) =>
  new Map(things.map((thing) => [thing.uid, thing]));

/** Columns of `base` that somebody named, or wrote in, in a version of it. */
function usedColumns(base: EditedRubric, version: EditedRubric): Set<string> {
  const [names, before] = [byUid(base.columns), byUid(base.rows)];
  const isWritten = (column_uid: string) => (row: EditedRow) => {
    const old = before.get(row.uid);
    const [text = '', steps = []] = [row.texts[column_uid], row.next_steps[column_uid]];
    const isOtherText = text !== '' && text !== (old?.texts[column_uid] ?? '');
    return isOtherText || (steps.length > 0 && !stepsPart.isSame(old?.next_steps[column_uid] ?? [], steps));
  };
  const used = version.columns.filter(
    ({ uid, name }) => names.has(uid) && (name !== names.get(uid)!.name || version.rows.some(isWritten(uid))),
  );
  return uidsOf(used);
}

/** The versions, each column deleted in both or in neither: it is in neither where the other side used it. */
function agreedOnColumns([base, mine, theirs]: Versions): Versions {
  const lackedBy = (side: EditedRubric) => {
    const there = uidsOf(side.columns);
    return base.columns.filter(({ uid }) => !there.has(uid)).map(({ uid }) => uid);
  };
  const lacked = [...lackedBy(mine), ...lackedBy(theirs)];
  if (lacked.length === 0) return [base, mine, theirs];
  const used = new Set([...usedColumns(base, mine), ...usedColumns(base, theirs)]);
  const gone = new Set(lacked.filter((uid) => !used.has(uid)));
  return [
    withoutColumns(base, gone),
    withoutColumns(withColumns(mine, base, used), gone),
    withoutColumns(withColumns(theirs, base, used), gone),
  ];
}

/** A version with the rows and categories that it has deleted and the other side has used, each whole. */
function withUsedRows(base: EditedRubric, side: EditedRubric, other: EditedRubric): EditedRubric {
  const [rowsThere, categoriesThere] = [uidsOf(side.rows), uidsOf(side.categories)];
  const before = byUid(base.rows);
  const isUsed = (row: EditedRow) => {
    const old = before.get(row.uid);
    return old !== undefined && !rowsThere.has(row.uid) && !rowPart.isSame(old, row);
  };
  const names = byUid(base.categories);
  const usedCategories = other.categories.filter(({ uid, name }) => {
    if (categoriesThere.has(uid) || !names.has(uid)) return false;
    const isHere = (row: EditedRow) => before.get(row.uid)?.category_uid === uid;
    return name !== names.get(uid)!.name || rowsOf(other, uid).some((row) => !isHere(row) || isUsed(row));
  });
  const categories = uidsOf(usedCategories);
  const rows = base.rows.filter(({ category_uid }) => categories.has(category_uid));
  const usedRows = other.rows.filter(isUsed);
  if (categories.size === 0 && usedRows.length === 0) return side;
  return withRows(side, base, { categories, rows: uidsOf([...rows, ...usedRows]) });
}

/**
 * Versions of a rubric in which nothing that one side uses is deleted in the other: a column, row or category in which
 * somebody wrote meanwhile is there as it was before the deletion, with all that nobody wrote in.
 */
export function withWhatIsUsed(versions: Versions): Versions {
  const [base, mine, theirs] = agreedOnColumns(versions);
  return [base, withUsedRows(base, mine, theirs), withUsedRows(base, theirs, mine)];
}
