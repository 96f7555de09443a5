/** How many rows there are on the way to a page. */
export interface RowCounts {
  /** In the whole list. */
  all: number;
  /** In the list as it is asked for. */
  hits: number;
  /** There are more hits than were counted. */
  more: boolean;
  /** How many hits that may come to. */
  likely?: number;
  /** Those among which an index finds the hits; null where no index narrows the list. */
  narrowed: number | null;
}

/** Which rows to read for a page, and from where. */
export interface PageReading {
  /** 'order': along the list's order until the page is full; 'narrowed': all that could be hits, to be sorted. */
  along: 'order' | 'narrowed';
  /** From the list's end, to be turned round. */
  backwards: boolean;
  skip: number;
  limit: number;
}

/**
 * Rows along the list's order that are as dear as one that is sure to be a hit: hits may also stand all together at
 * the far end, as one client's do in the order of clients.
 */
const DOUBT = 4;

/** The way to a page on which the fewest rows are read; null for a page past the end. */
export function pageReading(
  { all, hits, more, likely = 0, narrowed }: RowCounts,
  { skip, limit }: { skip: number; limit: number },
): PageReading | null {
  const taken = Math.min(limit, hits - skip);
  if (taken <= 0) return null;
  const behind = hits - skip - taken;
  const backwards = behind < skip && !more;
  const passed = backwards ? behind : skip;
  // As if hits stood scattered over the list's order.
  const readAlongOrder = ((passed + taken) * all) / (more ? Math.max(hits, likely) : hits);
  const along = narrowed !== null && narrowed <= DOUBT * readAlongOrder ? 'narrowed' : 'order';
  return { along, backwards, skip: passed, limit: taken };
}
