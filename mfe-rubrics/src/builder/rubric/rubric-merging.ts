import { field, fieldsOf, listOf, type Merging, mapOf, mergingOf } from '@coaching/mfe-kit/merging';
import type { EditedCategory, EditedRow, EditedRubric } from './edited-rubric';
import {
  apartFromCategories,
  asCategoriesStand,
  inMyOrder,
  inOrderBefore,
  rowsInMyOrder,
} from './order-merging';
import { namePart, rowPart } from './row-merging';
import { withWhatIsUsed } from './used-parts';

const named = fieldsOf<{ uid: string; name: string }, 'name'>({ name: namePart });
const key = ({ uid }: { uid: string }) => uid;

type Written = 'name' | 'row_name' | 'columns' | 'categories' | 'rows' | 'replaced';

const table = mergingOf<EditedRubric, Written>({
  name: field(),
  row_name: namePart,
  columns: listOf<EditedRubric['columns'][number]>({ key, item: named, saved: 'whole' }),
  categories: listOf<EditedCategory>({ key, item: named, saved: 'whole' }),
  rows: listOf<EditedRow>({ key, item: rowPart, saved: 'whole' }),
  replaced: mapOf(field<string | null>(), null),
});

const comparable = (rubric: EditedRubric): EditedRubric => ({
  ...rubric,
  rows: apartFromCategories(rubric.rows),
});
const asItStands = (rubric: EditedRubric): EditedRubric => ({
  ...rubric,
  rows: asCategoriesStand(rubric.categories, rubric.rows),
});

/**
 * How versions of a rubric come together: cell by cell, an order changed on one side stays changed, and what somebody
 * wrote brings back the column, row or category that the other side has deleted meanwhile, whole.
 */
export const rubricMerging: Merging<EditedRubric> = {
  ...table,
  ancestor(...versions) {
    const [base, sent, theirs] = versions.map(comparable) as typeof versions;
    const before = table.ancestor(base, sent, theirs);
    return asItStands({
      ...before,
      columns: inOrderBefore(base.columns, sent.columns, theirs.columns, before.columns),
      categories: inOrderBefore(base.categories, sent.categories, theirs.categories, before.categories),
      rows: inOrderBefore(base.rows, sent.rows, theirs.rows, before.rows),
    });
  },
  merge(...versions) {
    const [base, mine, theirs] = withWhatIsUsed(versions).map(comparable) as typeof versions;
    const merged = table.merge(base, mine, theirs);
    return asItStands({
      ...merged,
      columns: inMyOrder(base.columns, mine.columns, theirs.columns, merged.columns),
      categories: inMyOrder(base.categories, mine.categories, theirs.categories, merged.categories),
      rows: rowsInMyOrder(base.rows, mine.rows, theirs.rows, merged.rows),
    });
  },
};
