import { Button, DotsMenu, Icon, VisuallyHidden } from '@coaching/ui-kit';
import { type LargeMovableItem, LargeSortableItem } from '@coaching/ui-kit/sortable';
import { IconPlus } from '@tabler/icons-react';
import { memo, useCallback } from 'react';
import { categoryName } from '../../part-names/part-names';
import type { EditedCategory, EditedRow } from '../rubric/edited-rubric';
import classes from './grid.module.css';
import { categoryNameId, type GridActions } from './grid-actions';
import { GridRow } from './grid-row';
import { GrowingText } from './growing-text';
import { categoryPlace } from './places';

interface GridCategoryProps {
  category: EditedCategory;
  rows: readonly EditedRow[];
  /** Why it gets no more rows; null where it can. */
  limit: string | null;
  actions: GridActions | null;
  /** One row of it is shown, and no other category. */
  isAlone?: boolean;
}

/** The rows of a category are listed anew for each change of the rubric; mostly they are the same ones. */
function isSame(
  { rows, ...rest }: GridCategoryProps,
  { rows: before, ...other }: GridCategoryProps,
): boolean {
  const names = Object.keys(rest) as (keyof typeof rest)[];
  return (
    rows.length === before.length &&
    rows.every((row, index) => row === before[index]) &&
    names.every((name) => rest[name] === other[name])
  );
}

/** A category: its head, its rows, and one more row at the end. Drawn again only when it changes. */
export const GridCategory = memo(function GridCategory(props: GridCategoryProps) {
  const { category, rows, limit, actions, isAlone } = props;
  const { uid } = category;
  return (
    <section className={classes.category} aria-labelledby={categoryNameId(uid)}>
      <Head category={category} rowCount={rows.length} actions={actions} isAlone={isAlone} />
      {rows.map((row) => (
        <GridRow key={row.uid} row={row} actions={actions} isAlone={isAlone} />
      ))}
      {actions && limit !== null && <p className={`${classes.addRow} ${classes.limit}`}>{limit}</p>}
      {actions && limit === null && (
        <Button
          className={classes.addRow}
          variant="subtle"
          size="compact-md"
          leftSection={<Icon of={IconPlus} size={18} />}
          onClick={() => actions.addRow(uid, isAlone ? rows[0]?.uid : undefined)}
        >
          Add Row
        </Button>
      )}
    </section>
  );
}, isSame);

interface HeadProps extends Pick<GridCategoryProps, 'category' | 'actions' | 'isAlone'> {
  rowCount: number;
}

const Head = memo(function Head({ isAlone, ...line }: HeadProps) {
  const { category, actions } = line;
  if (!actions || isAlone) return <HeadLine {...line} />;
  return (
    <LargeSortableItem itemKey={category.uid} name={categoryName(category)}>
      {(movable) => <HeadLine {...line} movable={movable} />}
    </LargeSortableItem>
  );
});

interface HeadLineProps extends Omit<HeadProps, 'isAlone'> {
  movable?: LargeMovableItem;
}

const HeadLine = memo(function HeadLine({ category, rowCount, actions, movable }: HeadLineProps) {
  const { handle, ref } = movable ?? {};
  const { uid } = category;
  const entries = useCallback(() => actions?.categoryEntries(uid) ?? [], [actions, uid]);
  return (
    <div ref={ref} className={classes.categoryHead} data-part="category">
      <VisuallyHidden component="h2" id={categoryNameId(uid)}>
        {categoryName(category)}
      </VisuallyHidden>
      {handle}
      <GrowingText
        place={categoryPlace(uid)}
        value={actions ? category.name : categoryName(category)}
        placeholder="Category Name"
        label="Category Name"
        maxLength={200}
        onWrite={actions?.write ?? null}
      />
      {/* Seen while categories are moved, when the rows are not. */}
      {movable && <span className={classes.rowCount}>{rowCount === 1 ? '1 row' : `${rowCount} rows`}</span>}
      {actions && <DotsMenu name={categoryName(category)} entries={entries} />}
    </div>
  );
});
