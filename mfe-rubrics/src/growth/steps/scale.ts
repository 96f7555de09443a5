/** A place in a drawing, in its own units. */
export interface Place {
  x: number;
  y: number;
}

interface Drawing {
  width: number;
  height: number;
  /** What stays free at each edge. */
  inset: number;
}

/** A number between two as a share of the way; in the middle where there is no way. */
const share = (value: number, from: number, to: number) => (to === from ? 0.5 : (value - from) / (to - from));

/**
 * Where times and levels stand in a drawing, the last level at the top.
 * @param from the first moment, in milliseconds
 * @param to the last one
 * @param levels how many there are
 */
export function chartScale(
  { from, to, levels }: { from: number; to: number; levels: number },
  { width, height, inset }: Drawing,
) {
  const x = (at: number) => inset + share(at, from, to) * (width - 2 * inset);
  const y = (level: number) => height - inset - share(level, 0, levels - 1) * (height - 2 * inset);
  return { x, y };
}

const rounded = (value: number) => Math.round(value * 100) / 100;

/** A line in steps: each score holds until the next one, and is left straight up or down. Empty for none. */
export function stepsPath(places: readonly Place[]): string {
  const [first, ...others] = places;
  if (!first) return '';
  return [
    `M${rounded(first.x)} ${rounded(first.y)}`,
    ...others.map(({ x, y }) => `H${rounded(x)}V${rounded(y)}`),
  ].join('');
}
