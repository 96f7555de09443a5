/** Rows in sight, the first and the last of them. */
export interface Sight {
  startIndex: number;
  endIndex: number;
}

/** Rows between a row and those in sight. */
const distanceTo = ({ startIndex, endIndex }: Sight, index: number) =>
  Math.max(0, startIndex - index, index - endIndex);

/**
 * Which of the rows that are not drawn yet are drawn next: a few, those in sight before others.
 * @param wanted numbers of the rows that are to be drawn
 */
export function drawnNext(
  wanted: readonly number[],
  drawn: ReadonlySet<number>,
  sight: Sight | null,
  atOnce: number,
): number[] {
  const missing = wanted.filter((index) => !drawn.has(index));
  if (!sight) return missing.slice(0, atOnce);
  return missing.sort((one, other) => distanceTo(sight, one) - distanceTo(sight, other)).slice(0, atOnce);
}

/** Rows that are laid out and painted together in one frame: at least, and at most. */
const [FEWEST, MOST] = [1, 6];
/** Milliseconds: a frame that takes longer is felt before long, and one that takes less has room for more. */
const [SLOW, QUICK] = [18, 10];

/**
 * How many rows the next frame may bring, so that none takes long, however slow the machine is.
 * @param before how many it was
 * @param took milliseconds that the browser spent on the frame before
 */
export function rowsOfFrame(before: number, took: number): number {
  if (took > SLOW) return Math.max(FEWEST, Math.floor(before / 2));
  return took < QUICK ? Math.min(MOST, before + 1) : before;
}
