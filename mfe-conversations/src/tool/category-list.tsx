import type { Tool } from '@coaching/contracts';
import { SortableList } from '@coaching/ui-kit/sortable';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import classes from './tool.module.css';

type Category = Tool['categories'][number];

interface CategoryListProps {
  categories: readonly Category[];
  /** How many questions it has, and where they are used. */
  wordsOf: (category: Category) => string;
  /** False when it could not be saved, which was shown. */
  onOrder: (uids: string[]) => Promise<boolean>;
  onRename: (category: Category) => void;
  onRemove: (category: Category) => void;
}

const NOT_SAVED = 'The order could not be saved.';

/** Categories in their order, each with what can be done with it. */
export function CategoryList({ categories, wordsOf, onOrder, onRename, onRemove }: CategoryListProps) {
  return (
    <SortableList
      label="Categories"
      items={categories}
      itemKey={({ uid }) => uid}
      itemName={({ name }) => name}
      onReorder={async (uids) => ((await onOrder(uids)) ? null : NOT_SAVED)}
      itemActions={(category) => [
        { label: 'Rename', icon: IconPencil, onSelect: () => onRename(category) },
        { label: 'Delete', icon: IconTrash, danger: true, onSelect: () => onRemove(category) },
      ]}
    >
      {(category) => (
        <div className={classes.category}>
          {category.name} <span className={classes.used}>{wordsOf(category)}</span>
        </div>
      )}
    </SortableList>
  );
}
