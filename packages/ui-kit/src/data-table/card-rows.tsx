import { type CSSProperties, type RefObject, useCallback } from 'react';
import { CardRow } from './card-row';
import classes from './data-table.module.css';
import { DrawnRowList } from './drawn-row-list';
import { shownRows } from './paging';
import type { RowProps } from './row-props';
import type { RowsProps } from './rows-props';
import { useDrawnRows } from './use-drawn-rows';

/** Pixels of a fact in a card, and of what is around them: enough to guess a card's height before it is drawn. */
const FACT = 24;
const AROUND = 26;
/** Pixels between cards. */
const GAP = 8;

/** Rows as cards, for narrow screens: the same facts in the same order. */
export function CardRows<Row>(props: RowsProps<Row>) {
  const { columns, rows, total, more, state, label, busy } = props;
  const guess = columns.length * FACT + AROUND;
  const { list, drawn, measure, onKeyDown, onFocus } = useDrawnRows(rows.length, guess, {
    gap: GAP,
    onNearEnd: props.onNearEnd,
    total,
  });
  const [first] = shownRows(state, total);
  const setSize = more ? -1 : total;
  const drawCard = useCallback(
    (row: RowProps<Row>) => (
      <CardRow {...row} position={first + row.index} setSize={setSize} measure={measure} />
    ),
    [first, setSize, measure],
  );
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
      <DrawnRowList
        table={props}
        drawn={drawn}
        room={({ room, which }) => <li key={`room ${which}`} aria-hidden="true" style={{ height: room }} />}
      >
        {drawCard}
      </DrawnRowList>
    </ul>
  );
}
