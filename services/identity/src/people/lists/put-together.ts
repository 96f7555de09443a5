import type { Ordered, PageWindow } from './in-order';

/** A list from one place to another, and who belongs into it besides or does not belong there. */
export interface Stretch<Row extends Ordered> {
  /** Rows of the list from `from` on, in its order. */
  rows: readonly Row[];
  from: number;
  /** Those who are in no place of the list, and those who are and are not asked for; all of both, in no order. */
  others: readonly Ordered[];
  leftOut: readonly Ordered[];
}

/** From where to where a list has to be looked at, so that a page is among it whoever comes in before or goes out. */
export const stretchFor = ({ skip, limit }: PageWindow, others: number, leftOut: number) => {
  const from = Math.max(0, skip - others);
  return { from, count: skip + limit + leftOut - from };
};

/** The page, of what `stretchFor` says was looked at. */
export function putTogether<Row extends Ordered>(
  { rows, from, others, leftOut }: Stretch<Row>,
  compare: (one: Ordered, other: Ordered) => number,
  { skip, limit }: PageWindow,
): (Row | Ordered)[] {
  const gone = [...leftOut].sort(compare);
  const isGone = new Set(leftOut.map(({ uid }) => uid));
  const page: (Row | Ordered)[] = [];
  let [before, passed] = [from, 0];
  for (const row of [...rows, ...others].sort(compare)) {
    while (passed < gone.length && compare(gone[passed]!, row) < 0) passed += 1;
    const place = before - passed;
    if (place >= skip && place < skip + limit && !isGone.has(row.uid)) page.push(row);
    before += 1;
  }
  return page;
}
