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

/**
 * Rows that are drawn though they are no longer wanted, until those that are missing take their elements: as many as are
 * missing, the nearest.
 * @param wanted numbers of the rows that are to be drawn, in order
 * @param count of all rows
 */
export function drawnStill(
  wanted: readonly number[],
  drawn: ReadonlySet<number>,
  { sight, count }: { sight: Sight | null; count: number },
): number[] {
  const all = new Set(wanted);
  const missing = wanted.filter((index) => !drawn.has(index)).length;
  if (missing === 0 || !sight) return [];
  const leaving = [...drawn].filter((index) => index < count && !all.has(index));
  return leaving.sort((one, other) => distanceTo(sight, one) - distanceTo(sight, other)).slice(0, missing);
}
