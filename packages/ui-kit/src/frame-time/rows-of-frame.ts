/** Rows that are laid out and painted together in one frame: at least, and at most unless told otherwise. */
const [FEWEST, MOST] = [1, 6];
/** Milliseconds: a frame that takes longer is felt before long, and one that takes less has room for more. */
const [SLOW, QUICK] = [18, 10];

/**
 * How many rows the next frame may bring, so that none takes long, however slow the machine is.
 * @param before how many it was
 * @param took milliseconds that the browser spent on the frame before
 * @param most how many it may bring however quick that was: what painting adds is not in `took`
 */
export function rowsOfFrame(before: number, took: number, most = MOST): number {
  if (took > SLOW) return Math.max(FEWEST, Math.floor(before / 2));
  return took < QUICK ? Math.min(most, before + 1) : before;
}
