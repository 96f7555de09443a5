import { WITH_DELETED } from '@coaching/service-kit';
import type { QueryFilter } from 'mongoose';
import type { Bank, BankRow } from './bank';
import { type CountedPlace, rowsIn } from './counted-places';
import { compareRows, type Order, orderOfIndex } from './in-order';
import type { Arrangement, Begin } from './page-begins';
import type { PageWindow } from './page-window';

/** What of a list is looked at: its rows from one place to another. */
interface Stretch<Row> {
  list: CountedPlace;
  from: number;
  to: number;
  rows: Row[];
}

/** Standard deviations that a list's rows may stand elsewhere than evenly spread among the others, and a few rows more. */
const DEVIATIONS = 2.5;
const ROWS_MORE = 4;
/** Where rows stand less evenly than that, so many times more are looked at. */
const WIDER = 4;

/** Lists of which no row, or every row, likely stands before the page. */
type Settled = ReadonlyMap<CountedPlace, 'none' | 'all'>;

/** From what it is guessed where a page stands. */
interface Guess {
  /** Rows that stand elsewhere, or nowhere. */
  apart: number;
  settled: Settled;
  /** How many times more rows are looked at than where they are spread evenly. */
  width: number;
}

/** Where in each list the rows of a page stand if the rows of those that are not settled are spread evenly. */
function stretchesOf(
  lists: readonly CountedPlace[],
  { apart, settled, width }: Guess,
  { skip, limit }: PageWindow,
): Omit<Stretch<never>, 'rows'>[] {
  const passed = rowsIn(lists.filter((list) => settled.get(list) === 'all'));
  const total = Math.max(
    1,
    rowsIn(lists.filter((list) => !settled.has(list))) - (settled.size > 0 ? 0 : apart),
  );
  const begin = Math.min(Math.max(0, skip - passed), total);
  return lists.map((list) => {
    const { rows } = list;
    const how = settled.get(list);
    const share = rows / total;
    const end = Math.min(begin + limit, total);
    const variance = how ? 0 : end * share * Math.max(0, 1 - share) * (1 - end / total);
    const margin = width * (Math.ceil(DEVIATIONS * Math.sqrt(Math.max(0, variance))) + ROWS_MORE);
    const first = how === 'all' ? rows : how === 'none' ? 0 : Math.floor(begin * share);
    const last = how ? first : Math.ceil((begin + limit) * share);
    return {
      list,
      from: Math.max(0, Math.min(first - margin, rows - 1)),
      to: Math.max(1, Math.min(last + margin, rows)),
    };
  });
}

/** Rows by which an even share of so many may differ, as far as is likely. */
const deviation = (rows: number, share: number) =>
  Math.ceil(DEVIATIONS * Math.sqrt(Math.max(0, rows * share * (1 - share))));

/** Where in each list the rows of a page stand that likely begins there. */
function stretchesFrom(
  lists: readonly CountedPlace[],
  begin: Begin,
  { limit }: PageWindow,
): Omit<Stretch<never>, 'rows'>[] {
  const total = Math.max(1, rowsIn(lists));
  return lists.map((list, at) => {
    const share = list.rows / total;
    const first = Math.min(begin[at]!, list.rows);
    const last = first + Math.ceil(limit * share) + deviation(limit, share);
    return {
      list,
      from: Math.max(0, Math.min(first - ROWS_MORE, list.rows - 1)),
      to: Math.max(1, Math.min(last + ROWS_MORE, list.rows)),
    };
  });
}

/** How many rows of each list stand before a row, or up to it. */
const rowsBefore = <Row extends BankRow>(
  stretches: readonly Stretch<Row>[],
  isBefore: (row: Row) => boolean,
): Begin => stretches.map(({ from, rows }) => from + rows.filter(isBefore).length);

/** Lists whose rows stand before all that was looked at in the longest one, or behind it, as one's own may by name. */
function settledBy<Row extends BankRow>(
  stretches: readonly Stretch<Row>[],
  compare: (one: BankRow, other: BankRow) => number,
): Settled {
  const [longest, ...others] = [...stretches].sort((one, other) => other.list.rows - one.list.rows);
  const [first, last] = [longest?.rows[0], longest?.rows.at(-1)];
  return new Map(
    others.flatMap(({ list, rows }): [CountedPlace, 'all' | 'none'][] => {
      if (!first || !last || rows.length === 0) return [];
      if (compare(rows.at(-1)!, first) < 0) return [[list, 'all']];
      return compare(rows[0]!, last) > 0 ? [[list, 'none']] : [];
    }),
  );
}

/**
 * The rows of the page as far as they are among those looked at. How many rows stand before one is known where every
 * list was looked at around it: those before each stretch, and those in it.
 */
function rowsOfPage<Row extends BankRow>(
  stretches: readonly Stretch<Row>[],
  apart: readonly BankRow[],
  compare: (one: BankRow, other: BankRow) => number,
  { skip, limit }: PageWindow,
): Row[] {
  const firsts = stretches.flatMap(({ from, rows }) => (from > 0 ? rows.slice(0, 1) : []));
  const lasts = stretches.flatMap(({ list, to, rows }) => (to < list.rows ? rows.slice(-1) : []));
  const isBetween = (row: Row) =>
    firsts.every((first) => compare(first, row) <= 0) && lasts.every((last) => compare(row, last) <= 0);
  const all = stretches
    .flatMap(({ list, rows }) => rows.map((row) => ({ row, counts: list.counts })))
    .sort((one, other) => compare(one.row, other.row));
  const left = [...apart].sort(compare);
  const page: Row[] = [];
  let before = stretches.reduce((sum, { list, from }) => sum + list.counts * from, 0);
  let passed = 0;
  for (let at = 0; at < all.length; ) {
    const { row } = all[at]!;
    let counts = 0;
    for (; all[at]?.row.uid === row.uid; at += 1) counts += all[at]!.counts;
    while (passed < left.length && compare(left[passed]!, row) < 0) passed += 1;
    const place = before - passed;
    const isApart = left[passed]?.uid === row.uid;
    if (counts > 0 && !isApart && place >= skip && place < skip + limit && isBetween(row)) page.push(row);
    before += counts;
  }
  return page;
}

/**
 * What orders the rows of a page that is far into a list, without reading all rows before it: in each of the lists that
 * it is put together from, those around the place where the page likely begins. That is known of pages that were read
 * lately, and of those after them.
 * @param lists those whose rows together are what is asked for, and those that count twice in them
 * @param apart rows among them that stand elsewhere, or nowhere
 */
export async function farPage<Row extends BankRow>(
  { model, begins }: Bank<Row>,
  lists: readonly CountedPlace[],
  apart: readonly BankRow[],
  order: Order,
  window: PageWindow,
): Promise<Row[]> {
  const all = lists.filter(({ rows }) => rows > 0);
  const total = rowsIn(all) - apart.length;
  const wanted = Math.min(window.limit, total - window.skip);
  if (wanted <= 0) return [];
  const { index, sort, ordering } = orderOfIndex(order);
  const compare = compareRows(order);
  const arrangement: Arrangement = { lists: all, order };
  const readOne = async ({ list, from, to }: Omit<Stretch<Row>, 'rows'>): Promise<Stretch<Row>> => {
    // Nothing else is asked of them, so that the rows before are passed by counting entries of the index.
    const filter: QueryFilter<BankRow> = { 'keys.places': list.place };
    const rows = await model
      .find(filter as QueryFilter<Row>, ordering, WITH_DELETED)
      .sort(sort)
      .hint(index)
      .skip(from)
      .limit(to - from)
      .lean<Row[]>();
    return { list, from, to, rows };
  };
  /** @returns the page too when it is whole */
  async function read(places: readonly Omit<Stretch<Row>, 'rows'>[]) {
    const stretches = await Promise.all(places.map(readOne));
    const page = rowsOfPage(stretches, apart, compare, window);
    const isWhole = stretches.every(({ list, from, to }) => from === 0 && to === list.rows);
    if (page.length < wanted && !isWhole) return { stretches, page: null };
    const [first, last] = [page[0], page.at(-1)];
    if (first && last) {
      begins.put(
        arrangement,
        window.skip,
        rowsBefore(stretches, (row) => compare(row, first) < 0),
      );
      begins.put(
        arrangement,
        window.skip + window.limit,
        rowsBefore(stretches, (row) => compare(row, last) <= 0),
      );
    }
    return { stretches, page };
  }

  const known = begins.find(arrangement, window.skip);
  if (known) {
    const { page } = await read(stretchesFrom(all, known, window));
    if (page) return page;
  }
  let settled: Settled | null = null;
  for (let width = 1; ; ) {
    const guess: Guess = { apart: apart.length, settled: settled ?? new Map(), width };
    const { stretches, page } = await read(stretchesOf(all, guess, window));
    if (page) return page;
    // Once; whatever else stands unevenly is looked at more widely.
    const isFirst: boolean = settled === null;
    settled = isFirst ? settledBy(stretches, compare) : new Map();
    if (!isFirst || settled.size === 0) width *= WIDER;
  }
}
