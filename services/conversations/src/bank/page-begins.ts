import type { CountedPlace } from './counted-places';
import type { Order } from './in-order';

/** For each list that a page is put together from, how many of its rows stand before it. */
export type Begin = readonly number[];

/** Lists of one kind put together in one order. */
export interface Arrangement {
  lists: readonly CountedPlace[];
  order: Order;
}

/**
 * Where pages far into lists were found to begin, so that they and those after them are read right there. Rows come and
 * go meanwhile, so that these are guesses, which whoever reads a page has to prove.
 */
export interface PageBegins {
  /** @param skip rows before the page @returns null when it was not read lately */
  find(of: Arrangement, skip: number): Begin | null;
  put(of: Arrangement, skip: number, begin: Begin): void;
}

const keyOf = ({ lists, order }: Arrangement, skip: number) =>
  JSON.stringify([lists.map(({ place }) => place), order.sortBy, order.descending, skip]);

/** @param capacity how many are remembered; those used longest ago go first */
export function pageBegins(capacity = 2000): PageBegins {
  const begins = new Map<string, Begin>();
  const renew = (key: string, begin: Begin) => {
    begins.delete(key);
    begins.set(key, begin);
  };
  return {
    find(of, skip) {
      const key = keyOf(of, skip);
      const begin = begins.get(key);
      if (begin) renew(key, begin);
      return begin ?? null;
    },
    put(of, skip, begin) {
      renew(keyOf(of, skip), begin);
      if (begins.size > capacity) begins.delete(begins.keys().next().value!);
    },
  };
}
