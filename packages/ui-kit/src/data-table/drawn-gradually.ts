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
