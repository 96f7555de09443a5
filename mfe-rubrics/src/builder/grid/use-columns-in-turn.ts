import { layOutNow } from '@coaching/ui-kit/frame-time';
import { createContext, useContext, useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import type { EditedRow } from '../rubric/edited-rubric';
import { byDistance } from './by-distance';
import { type ColumnsInTurn, createColumnsInTurn } from './columns-in-turn';
import { rowElement } from './row-element';

/** The columns that the rows of a grid show. */
export const RowColumns = createContext<ColumnsInTurn>(createColumnsInTurn([]));

const nearestFirst = (rows: readonly EditedRow[]): string[] =>
  byDistance(
    rows.map(({ uid }) => uid),
    rowElement,
  ).map(([uid]) => uid);

function drawNow(tell: () => void) {
  flushSync(tell);
  layOutNow();
}

/**
 * Has the rows of a grid follow its columns, those in sight first.
 * @param columns uids; the same list while there are the same ones
 */
export function useColumnsInTurn(columns: readonly string[], rows: readonly EditedRow[]): ColumnsInTurn {
  const [inTurn] = useState(() => createColumnsInTurn(columns, drawNow));
  useLayoutEffect(() => inTurn.change(columns, () => nearestFirst(rows)), [inTurn, columns, rows]);
  useEffect(() => inTurn.stop, [inTurn]);
  return inTurn;
}

/** Uids of the columns that a row shows; the same list while there are the same ones. */
export function useRowColumns(uid: string): readonly string[] {
  const inTurn = useContext(RowColumns);
  const [subscribe] = useState(() => (listener: () => void) => inTurn.subscribe(uid, listener));
  return useSyncExternalStore(subscribe, () => inTurn.of(uid));
}
