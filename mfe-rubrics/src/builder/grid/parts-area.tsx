import { LargeSortableArea } from '@coaching/ui-kit/sortable';
import { type ReactNode, type SyntheticEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { categoryName, rowName } from '../../part-names/part-names';
import type { EditedRubric } from '../rubric/edited-rubric';
import { partsOf } from '../rubric/parts-order';
import type { GridActions } from './grid-actions';

interface PartsAreaProps extends Pick<EditedRubric, 'categories' | 'rows'> {
  actions: Pick<GridActions, 'moveCategory' | 'moveRow'>;
  children: ReactNode;
}

/** What is at hand: the part whose handle this happened on. */
const partOf = ({ target }: SyntheticEvent): HTMLElement | null =>
  (target as Element).closest('[data-handle]')?.closest<HTMLElement>('[data-part]') ?? null;

/**
 * The area in which categories and rows are dragged: a row among all that stands below each other, so that it can go to
 * another category; a category among the categories alone, past all the rows of another at once.
 */
export function PartsArea({ categories, rows, actions, children }: PartsAreaProps) {
  const [movesCategories, setMovesCategories] = useState(false);

  const prepare = (event: SyntheticEvent<HTMLElement>) => {
    const part = partOf(event);
    if (!part || event.currentTarget.querySelector('[data-part][data-lifted="true"]')) return;
    // At once: a key picks up what it is pressed on.
    flushSync(() => setMovesCategories(part.dataset.part === 'category'));
  };
  const nameOfRow = (key: string) => {
    const row = rows.find(({ uid }) => uid === key);
    return row ? rowName(row) : '';
  };
  const nameOfCategory = (key: string) => {
    const category = categories.find(({ uid }) => uid === key);
    if (!category) return '';
    return category.name.trim() ? `Category ${categoryName(category)}` : categoryName(category);
  };

  return (
    <div onKeyDownCapture={prepare} onPointerDown={prepare}>
      <LargeSortableArea
        keys={movesCategories ? categories.map(({ uid }) => uid) : partsOf({ categories, rows })}
        nameOf={movesCategories ? nameOfCategory : nameOfRow}
        onMove={movesCategories ? actions.moveCategory : actions.moveRow}
      >
        {children}
      </LargeSortableArea>
    </div>
  );
}
