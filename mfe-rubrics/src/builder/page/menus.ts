import { MAX_ALL_RUBRIC_ROWS, MAX_RUBRIC_ROWS } from '@coaching/contracts';
import type { MenuEntry } from '@coaching/ui-kit';
import { moveEntries } from '@coaching/ui-kit/sortable';
import { IconArrowRight, IconListCheck, IconPlus, IconTrash } from '@tabler/icons-react';
import { categoryName } from '../../part-names/part-names';
import { type EditedRubric, rowsOf } from '../rubric/edited-rubric';

const deletion = (label: string, onSelect: () => void): MenuEntry => ({
  label,
  icon: IconTrash,
  danger: true,
  onSelect,
});

interface Moves {
  move(to: number): void;
  remove(): void;
}

/** What can be done with a column. */
export function columnMenu({ columns }: EditedRubric, uid: string, { move, remove }: Moves): MenuEntry[] {
  const index = columns.findIndex((column) => column.uid === uid);
  return [
    ...moveEntries(index, columns.length, move, 'horizontal'),
    'divider',
    deletion('Delete column', remove),
  ];
}

/** What can be done with a category. */
export function categoryMenu(
  { categories }: EditedRubric,
  uid: string,
  { move, remove }: Moves,
): MenuEntry[] {
  const index = categories.findIndex((category) => category.uid === uid);
  return [...moveEntries(index, categories.length, move), 'divider', deletion('Delete category', remove)];
}

interface RowMoves {
  move(category_uid: string, to: number): void;
  suggest(): void;
  add(): void;
  remove(): void;
}

/** What can be done with a row. */
export function rowMenu(rubric: EditedRubric, uid: string, does: RowMoves): MenuEntry[] {
  const row = rubric.rows.find((each) => each.uid === uid);
  if (!row) return [];
  const { category_uid } = row;
  const its = rowsOf(rubric, category_uid);
  const others = rubric.categories.filter((category) => category.uid !== category_uid);
  const isFull = its.length >= MAX_RUBRIC_ROWS || rubric.rows.length >= MAX_ALL_RUBRIC_ROWS;
  const entries: MenuEntry[] = [
    { label: 'Suggested next steps', icon: IconListCheck, onSelect: does.suggest },
    { label: 'Add row below', icon: IconPlus, disabled: isFull, onSelect: does.add },
    'divider',
    ...moveEntries(its.indexOf(row), its.length, (to) => does.move(category_uid, to)),
  ];
  for (const category of others)
    entries.push({
      label: `Move to ${categoryName(category)}`,
      icon: IconArrowRight,
      onSelect: () => does.move(category.uid, rowsOf(rubric, category.uid).length),
    });
  return [...entries, 'divider', deletion('Delete row', does.remove)];
}
