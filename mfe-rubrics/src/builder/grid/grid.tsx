import { Button, Icon } from '@coaching/ui-kit';
import { IconPlus } from '@tabler/icons-react';
import {
  type ClipboardEvent,
  type CSSProperties,
  type KeyboardEvent,
  memo,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useSyncExternalStore,
} from 'react';
import { columnName } from '../../part-names/part-names';
import { RowBar } from '../one-row/row-bar';
import { useOneRow } from '../one-row/use-one-row';
import type { ShownRow } from '../one-row/use-shown-row';
import { type EditedRubric, rowsOf } from '../rubric/edited-rubric';
import { useDrawnRows } from './drawn-rows';
import classes from './grid.module.css';
import type { GridActions } from './grid-actions';
import { GridCategory } from './grid-category';
import { GridHeads } from './grid-heads';
import { categoriesLimit, columnsLimit, rowsLimit } from './limits';
import { PartsArea } from './parts-area';
import { widthOf } from './row-width';
import { RowColumns, useColumnsInTurn } from './use-columns-in-turn';
import { useIsStacked } from './use-grid-layout';
import { useLiftedAlong } from './use-lifted-along';
import { useNewRow } from './use-new-row';
import { useRelaid } from './use-relaid';
import { useRowsInTurn } from './use-rows-in-turn';

interface GridProps {
  rubric: EditedRubric;
  /** Null for those who only read. */
  actions: GridActions | null;
  onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void;
  onPaste?: (event: ClipboardEvent<HTMLElement>) => void;
  /** Typing somewhere is over. */
  onLeave?: () => void;
  /** The row that is worked on where there is room for one alone; left out, all of them stand below each other. */
  shown?: ShownRow;
  /** Goes to a place again after the grid was laid out otherwise. */
  onRelaid?: (place: string) => void;
}

/** Scrolls one sideways as far as the other is. */
function follow(leader: HTMLElement | null, follower: HTMLElement | null) {
  if (leader && follower && follower.scrollLeft !== leader.scrollLeft)
    follower.scrollLeft = leader.scrollLeft;
}

/** A list that is the same object for as long as the same is in it. */
function useSame(uids: readonly string[]): readonly string[] {
  const joined = uids.join();
  return useMemo(() => (joined === '' ? [] : joined.split(',')), [joined]);
}

/** A rubric as it will be used, edited where it stands. Drawn again only when it changes. */
export const Grid = memo(function Grid(props: GridProps) {
  const { rubric, actions, onKeyDown, onPaste, onLeave, shown, onRelaid } = props;
  const { columns, categories } = rubric;
  const [grid, heads, scroller] = [
    useRef<HTMLDivElement>(null),
    useRef<HTMLDivElement>(null),
    useRef<HTMLDivElement>(null),
  ];
  const columnKeys = useSame(columns.map(({ uid }) => uid));
  const categoryKeys = useSame(categories.map(({ uid }) => uid));
  const rows = useDrawnRows(rubric.rows, columnKeys);
  const isStacked = useIsStacked(grid, columns.length);
  const isOneRow = isStacked && actions !== null && shown !== undefined;
  const one = useOneRow({ categories, rows }, isOneRow ? shown : null);
  const focused = useRelaid(isOneRow, onRelaid);
  useLiftedAlong(grid);
  useRowsInTurn(grid, categoryKeys);
  useNewRow(rows);
  const inTurn = useColumnsInTurn(columnKeys, rows);
  const subscribe = useCallback((listener: () => void) => inTurn.subscribe(null, listener), [inTurn]);
  const settled = useSyncExternalStore(subscribe, inTurn.settled);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the elements of refs are no dependencies
  const [followHeads, followRows] = useMemo(
    () =>
      [() => follow(heads.current, scroller.current), () => follow(scroller.current, heads.current)] as const,
    [],
  );

  const levels = isStacked
    ? columns.map((column, index) => [`--level-${index}`, JSON.stringify(columnName(column, index))])
    : [];
  const style = Object.fromEntries(levels) as CSSProperties;
  // Each row is as wide as it needs to be by itself, so that another width here lays none of them out.
  const width = widthOf(settled.length);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rows are as wide as the heads from now on
  useEffect(followHeads, [settled, followHeads]);
  const body = (one ? [one.stop.category] : categories).map((category) => {
    const its = rowsOf({ rows }, category.uid);
    return (
      <GridCategory
        key={category.uid}
        category={category}
        rows={one ? its.filter((row) => row === one.stop.row) : its}
        limit={rowsLimit(its.length, rows.length)}
        actions={actions}
        isAlone={isOneRow}
      />
    );
  });
  const limit = categoriesLimit(categories.length);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears the keys of the fields in it
    <div
      ref={grid}
      className={classes.grid}
      style={style}
      data-layout={isStacked ? 'cards' : 'matrix'}
      onKeyDown={onKeyDown}
      onPaste={onPaste}
      onFocus={({ target }) => {
        focused.current = target.dataset.place ?? null;
      }}
      onBlur={() => {
        focused.current = null;
        onLeave?.();
      }}
    >
      <GridHeads
        ref={heads}
        row_name={rubric.row_name}
        columns={columns}
        keys={columnKeys}
        areStacked={isStacked}
        width={widthOf(columns.length)}
        limit={columnsLimit(columns.length)}
        actions={actions}
        onScroll={followHeads}
      />
      {shown && one && (
        <RowBar
          stops={one.stops}
          at={one.at}
          onShow={(uid) => {
            // Some browsers give no focus to what is pressed.
            onLeave?.();
            shown.show(uid);
          }}
        />
      )}
      <div ref={scroller} className={classes.scroller} onScroll={followRows}>
        <div style={{ minWidth: width }}>
          <RowColumns value={inTurn}>
            {actions && !isOneRow ? (
              <PartsArea categories={categories} rows={rows} actions={actions}>
                {body}
              </PartsArea>
            ) : (
              body
            )}
          </RowColumns>
        </div>
      </div>
      {actions && limit !== null && <p className={classes.limit}>{limit}</p>}
      {actions && limit === null && (
        <Button
          className={classes.addCategory}
          variant="default"
          leftSection={<Icon of={IconPlus} size={18} />}
          onClick={actions.addCategory}
        >
          Add Category
        </Button>
      )}
    </div>
  );
});
