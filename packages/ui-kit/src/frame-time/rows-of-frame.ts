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
