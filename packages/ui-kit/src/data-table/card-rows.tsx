import type { CSSProperties, RefObject } from 'react';
import { Cell } from './cell';
import classes from './data-table.module.css';
import type { DataTableProps } from './data-table-props';
import { shownRows } from './paging';
import { useDrawnRows } from './use-drawn-rows';

/** Pixels of a fact in a card, and of what is around them: enough to guess a card's height before it is drawn. */
const FACT = 24;
const AROUND = 26;
/** Pixels between cards. */
const GAP = 8;

type CardRowsProps<Row> = DataTableProps<Row> & { rows: readonly Row[] };

/** Rows as cards, for narrow screens: the same facts in the same order. */
export function CardRows<Row>({
  columns,
  rows,
  total,
  rowKey,
  rowHref,
  state,
  label,
  busy,
}: CardRowsProps<Row>) {
  const guess = columns.length * FACT + AROUND;
  const { list, drawn, measure, onKeyDown, onFocus } = useDrawnRows(rows.length, guess, GAP);
  const [first] = shownRows(state, total);
  return (
    <ul
      ref={list as RefObject<HTMLUListElement>}
      className={classes.cards}
      data-busy={busy}
      aria-label={label}
      style={{ '--card-gap': `${GAP}px` } as CSSProperties}
      onKeyDown={onKeyDown}
      onFocus={onFocus}
    >
      {drawn.map((piece) => {
        if ('room' in piece)
          return <li key={`before ${piece.before}`} aria-hidden="true" style={{ height: piece.room }} />;
        const row = rows[piece.index]!;
        return (
          <li
            key={rowKey(row)}
            ref={measure}
            className={classes.card}
            data-index={piece.index}
            aria-posinset={first + piece.index}
            aria-setsize={total}
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
          </li>
        );
      })}
    </ul>
  );
}
