/**
 * The row that a key leads to from another one; null for keys that lead nowhere.
 * @param page rows that a screen holds
 */
export function rowAfterKey(key: string, index: number, count: number, page: number): number | null {
  const last = count - 1;
  const steps: Record<string, number> = {
    ArrowDown: index + 1,
    ArrowUp: index - 1,
    PageDown: index + page,
    PageUp: index - page,
    Home: 0,
    End: last,
  };
  const wanted = steps[key];
  return wanted === undefined ? null : Math.min(Math.max(wanted, 0), last);
}
