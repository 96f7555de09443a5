/** Which way things in an order follow each other. */
export type Direction = 'vertical' | 'horizontal';

/** The order after one of its keys has gone to another place, counted from 0; a place there is not is the nearest. */
export function moved(keys: readonly string[], key: string, to: number): string[] {
  const rest = keys.filter((other) => other !== key);
  rest.splice(Math.min(Math.max(to, 0), rest.length), 0, key);
  return rest;
}

/** Whether two orders are of the same things. */
export function isSameKeys(one: readonly string[], other: readonly string[]): boolean {
  const keys = new Set(one);
  return one.length === other.length && other.every((key) => keys.has(key));
}

/** Whether two orders are the same. */
export const isSameOrder = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((key, index) => key === other[index]);
