import { useMergedRef } from '@mantine/hooks';
import { Cell } from './cell';
import classes from './data-table.module.css';
import type { RowProps } from './row-props';
import { RowBox } from './selection-box';

interface CardRowProps<Row> extends RowProps<Row> {
  position: number;
  /** How many there are; -1 where they were not all counted. */
  setSize: number;
  measure: (card: Element | null) => void;
}

/** One row as a card, its box and its handle beside its facts, under the thumb. */
export function CardRow<Row>({
  row,
  rowKey,
  name,
  columns,
  rowHref,
  index,
  position,
  setSize,
  isSelected,
  choose,
  movable: { handle, ref, ...moved },
  measure,
}: CardRowProps<Row>) {
  const merged = useMergedRef<HTMLLIElement>(measure, ref);
  return (
    <li
      {...moved}
      ref={merged}
      className={classes.card}
      data-selected={isSelected ?? undefined}
      data-index={index}
      aria-posinset={position}
      aria-setsize={setSize}
    >
      <dl className={classes.facts}>
        {columns.map((column) => (
          <div key={column.id} className={classes.fact}>
            <dt>{column.label}</dt>
            <dd className={column.numeric ? classes.numeric : undefined}>
              <Cell column={column} row={row} rowHref={rowHref} />
            </dd>
          </div>
        ))}
      </dl>
      {(handle || isSelected !== null) && (
        <div className={classes.cardTools}>
          {isSelected !== null && (
            <RowBox isChosen={isSelected} choose={choose} rowKey={rowKey} name={name} />
          )}
          {handle}
        </div>
      )}
    </li>
  );
}
