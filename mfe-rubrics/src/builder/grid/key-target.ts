type Arrow = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight';

export const isArrow = (key: string): key is Arrow => /^Arrow(Up|Down|Left|Right)$/.test(key);

/**
 * The place an arrow leads to; null where there is none.
 * @param lines all places, line by line
 */
export function keyTarget(lines: readonly (readonly string[])[], place: string, arrow: Arrow): string | null {
  const line = lines.findIndex((places) => places.includes(place));
  const at = lines[line]?.indexOf(place) ?? -1;
  if (at < 0) return null;
  if (arrow === 'ArrowLeft') return lines[line]![at - 1] ?? null;
  if (arrow === 'ArrowRight') return lines[line]![at + 1] ?? null;
  const on = arrow === 'ArrowDown' ? lines.slice(line + 1) : lines.slice(0, line).reverse();
  // Over the head of a category, which is one place wide.
  return on.find((places) => places.length > at)?.[at] ?? null;
}
