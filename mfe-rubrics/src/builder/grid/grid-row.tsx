import { MAX_RUBRIC_TEXT } from '@coaching/contracts';
import { DotsMenu } from '@coaching/ui-kit';
import { type LargeMovableItem, LargeSortableItem } from '@coaching/ui-kit/sortable';
import { type CSSProperties, memo, useCallback } from 'react';
import { rowName } from '../../part-names/part-names';
import { LevelSteps } from '../next-steps/level-steps';
import type { EditedRow } from '../rubric/edited-rubric';
import classes from './grid.module.css';
import { CORNER_ID, columnNameId, type GridActions, rowNameId } from './grid-actions';
import { GrowingText } from './growing-text';
import { LABEL, placeOf, ROW_NAME } from './places';
import { widthOf } from './row-width';
import { useRowColumns } from './use-columns-in-turn';

interface GridRowProps {
  row: EditedRow;
  /** Null for those who only read. */
  actions: GridActions | null;
  /** Without its neighbours beside it, it moves by its menu alone. */
  isAlone?: boolean;
}

const NONE: readonly string[] = [];

/** A row of the grid: its name, a text per column, what notes beside it are called. Drawn again only when it changes. */
export const GridRow = memo(function GridRow(props: GridRowProps) {
  const { row, actions, isAlone } = props;
  if (!actions || isAlone) return <Cells {...props} />;
  return (
    <LargeSortableItem itemKey={row.uid} name={rowName(row)}>
      {(movable) => <Cells {...props} movable={movable} />}
    </LargeSortableItem>
  );
});

interface CellsProps extends GridRowProps {
  movable?: LargeMovableItem;
}

const Cells = memo(function Cells({ row, actions, movable }: CellsProps) {
  const { handle, ref } = movable ?? {};
  const { uid } = row;
  const columns = useRowColumns(uid);
  const nameId = rowNameId(uid);
  const labelId = `label-${uid}`;
  const entries = useCallback(() => actions?.rowEntries(uid) ?? [], [actions, uid]);
  const write = actions?.write ?? null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a row of an editable grid is no set of form fields
    <div
      ref={ref}
      className={classes.row}
      style={{ minWidth: widthOf(columns.length) }}
      role="group"
      aria-labelledby={nameId}
      data-part="row"
    >
      <span id={nameId} hidden>
        {rowName(row)}
      </span>
      <div className={classes.name}>
        {handle}
        <GrowingText
          place={placeOf(uid, ROW_NAME)}
          value={actions ? row.name : rowName(row)}
          placeholder="Row text"
          labelledBy={`${nameId} ${CORNER_ID}`}
          maxLength={MAX_RUBRIC_TEXT}
          onWrite={write}
        />
      </div>
      {columns.map((column, index) => (
        <Cell
          key={column}
          row_uid={uid}
          column={column}
          index={index}
          text={row.texts[column] ?? ''}
          steps={row.next_steps[column] ?? NONE}
          actions={actions}
        />
      ))}
      <div className={classes.last}>
        <span id={labelId} hidden>
          Text Box Label
        </span>
        <GrowingText
          place={placeOf(uid, LABEL)}
          value={row.textbox_label}
          placeholder="Text Box Label"
          labelledBy={`${nameId} ${labelId}`}
          maxLength={200}
          onWrite={write}
        />
        {actions && <DotsMenu name={rowName(row)} entries={entries} />}
      </div>
    </div>
  );
});

interface CellProps {
  row_uid: string;
  column: string;
  index: number;
  text: string;
  steps: readonly string[];
  actions: GridActions | null;
}

const Cell = memo(function Cell({ row_uid, column, index, text, steps, actions }: CellProps) {
  return (
    <div className={classes.cell} style={{ '--level': `var(--level-${index})` } as CSSProperties}>
      <GrowingText
        place={placeOf(row_uid, column)}
        value={text}
        placeholder="What this looks like"
        labelledBy={`${rowNameId(row_uid)} ${columnNameId(column)}`}
        maxLength={MAX_RUBRIC_TEXT}
        onWrite={actions?.write ?? null}
      />
      <LevelSteps steps={steps} onOpen={actions && (() => actions.openSteps(row_uid))} />
    </div>
  );
});
