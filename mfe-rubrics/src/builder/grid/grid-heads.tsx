import type { RubricColumn } from '@coaching/contracts';
import { Button, DotsMenu, Icon } from '@coaching/ui-kit';
import { type LargeMovableItem, LargeSortableArea, LargeSortableItem } from '@coaching/ui-kit/sortable';
import { IconPlus } from '@tabler/icons-react';
import { memo, type Ref, useCallback } from 'react';
import { columnName } from '../../part-names/part-names';
import classes from './grid.module.css';
import { CORNER_ID, columnNameId, type GridActions } from './grid-actions';
import { GrowingText } from './growing-text';
import { CORNER, columnPlace } from './places';

interface GridHeadsProps {
  ref: Ref<HTMLDivElement>;
  row_name: string;
  columns: readonly RubricColumn[];
  /** Their uids; the same list while there are the same ones. */
  keys: readonly string[];
  /** They stand one below the other, where there is no room for a grid. */
  areStacked: boolean;
  /** The least width of their row. */
  width: string;
  /** Why there can be no more columns; null where there can. */
  limit: string | null;
  actions: GridActions | null;
  onScroll: () => void;
}

/** The heads of the grid: what the rows are, and each column by its name. Drawn again only when they change. */
export const GridHeads = memo(function GridHeads(props: GridHeadsProps) {
  const { ref, row_name, columns, keys, areStacked, width, limit, actions, onScroll } = props;
  const nameOf = (key: string) => {
    const index = keys.indexOf(key);
    return columns[index] ? columnName(columns[index], index) : '';
  };
  const heads = columns.map((column, index) => (
    <ColumnHead key={column.uid} column={column} index={index} actions={actions} />
  ));
  return (
    <div ref={ref} className={classes.heads} onScroll={onScroll}>
      <div className={classes.headRow} style={{ minWidth: width }}>
        <div className={classes.corner}>
          <span id={CORNER_ID} hidden>
            {row_name.trim() || 'Row'}
          </span>
          <GrowingText
            place={CORNER}
            value={row_name}
            placeholder="Column Name"
            label="Column Name"
            maxLength={200}
            onWrite={actions?.write ?? null}
          />
        </div>
        {actions ? (
          <LargeSortableArea
            keys={keys}
            nameOf={nameOf}
            onMove={actions.moveColumn}
            direction={areStacked ? 'vertical' : 'horizontal'}
            container={document.body}
          >
            {heads}
          </LargeSortableArea>
        ) : (
          heads
        )}
        <div className={classes.lastHead}>
          <span className={classes.lastLabel}>Text Box Label</span>
          {actions && limit !== null && <span className={classes.limit}>{limit}</span>}
          {actions && limit === null && (
            <Button
              variant="subtle"
              size="compact-md"
              leftSection={<Icon of={IconPlus} size={18} />}
              onClick={actions.addColumn}
            >
              Add Column
            </Button>
          )}
        </div>
      </div>
    </div>
  );
});

interface ColumnHeadProps {
  column: RubricColumn;
  index: number;
  actions: GridActions | null;
}

const ColumnHead = memo(function ColumnHead(props: ColumnHeadProps) {
  const { column, index, actions } = props;
  if (!actions) return <HeadCell {...props} />;
  return (
    <LargeSortableItem itemKey={column.uid} name={columnName(column, index)}>
      {(movable) => <HeadCell {...props} movable={movable} />}
    </LargeSortableItem>
  );
});

interface HeadCellProps extends ColumnHeadProps {
  movable?: LargeMovableItem;
}

const HeadCell = memo(function HeadCell({ column, index, actions, movable }: HeadCellProps) {
  const { handle, ref } = movable ?? {};
  const { uid } = column;
  const name = columnName(column, index);
  const entries = useCallback(() => actions?.columnEntries(uid) ?? [], [actions, uid]);
  return (
    <div ref={ref} className={classes.head} data-part="column">
      <span id={columnNameId(uid)} hidden>
        {name}
      </span>
      {handle}
      <GrowingText
        place={columnPlace(uid)}
        value={actions ? column.name : name}
        placeholder="Criteria Name"
        label={`Criteria Name of column ${index + 1}`}
        maxLength={200}
        onWrite={actions?.write ?? null}
      />
      {actions && <DotsMenu name={name} entries={entries} />}
    </div>
  );
});
