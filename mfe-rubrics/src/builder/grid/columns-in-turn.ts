import { afterFrame, rowsOfFrame } from '@coaching/ui-kit/frame-time';

/** The columns that each row shows. After a change rows follow a few at a time, each few in a frame of their own. */
export interface ColumnsInTurn {
  /** Uids of the columns of a row; the same list while there are the same ones. */
  of(row_uid: string): readonly string[];
  /** The columns that all rows show by now. */
  settled(): readonly string[];
  /** @param row_uid of the row that the listener draws; null to be told when all rows show the same columns */
  subscribe(row_uid: string | null, listener: () => void): () => void;
  /** Says that there are other columns. @param inTurn uids of the rows in the order in which they follow */
  change(columns: readonly string[], inTurn: () => string[]): void;
  /** No row follows any more. */
  stop(): void;
}

/** Rows that follow in one frame until it is known how long one takes: each has a cell to draw, lay out and paint. */
const AT_FIRST = 4;

/**
 * @param columns that every row begins with
 * @param draw has what a few rows are told be drawn at once
 */
export function createColumnsInTurn(
  columns: readonly string[],
  draw: (tell: () => void) => void = (tell) => tell(),
): ColumnsInTurn {
  const listeners = new Map<string | null, Set<() => void>>();
  let [now, settled] = [columns, columns];
  /** What each row shows that has not followed yet. */
  const behind = new Map<string, readonly string[]>();
  let turn = 0;
  let atOnce = AT_FIRST;

  const notify = (row_uid: string | null) => {
    for (const listener of listeners.get(row_uid) ?? []) listener();
  };
  const of = (row_uid: string) => behind.get(row_uid) ?? now;

  /** Nothing where columns have changed again by then. */
  function thenInTurn(does: () => void) {
    const mine = turn;
    afterFrame(() => mine === turn && does());
  }

  function follow(inTurn: () => string[]) {
    const next = inTurn().filter((uid) => behind.has(uid));
    // Rows that are gone meanwhile follow nothing.
    if (next.length === 0) behind.clear();
    const following = next.slice(0, atOnce);
    for (const uid of following) behind.delete(uid);
    const began = performance.now();
    draw(() => {
      for (const uid of following) notify(uid);
    });
    // What it takes to paint them hardly depends on how many they are.
    atOnce = rowsOfFrame(atOnce, performance.now() - began);
    if (behind.size > 0) return thenInTurn(() => follow(inTurn));
    settled = now;
    notify(null);
  }

  return {
    of,
    settled: () => settled,
    subscribe(row_uid, listener) {
      const those = listeners.get(row_uid) ?? new Set();
      listeners.set(row_uid, those.add(listener));
      return () => {
        those.delete(listener);
        if (those.size === 0) listeners.delete(row_uid);
      };
    },
    change(columns, inTurn) {
      if (columns === now) return;
      for (const uid of listeners.keys()) if (uid !== null) behind.set(uid, of(uid));
      now = columns;
      turn += 1;
      thenInTurn(() => follow(inTurn));
    },
    stop() {
      turn += 1;
    },
  };
}
