import { WITH_DELETED } from '@coaching/service-kit';
import type { QueryFilter } from 'mongoose';
import { type Asked, isAsked, isHidden, notGone } from './asked';
import { type Bank, type BankRow, WITHOUT_FINDS } from './bank';
import { type CountedPlace, countedPlaces, partsWithRows, rowsIn } from './counted-places';
import { farPage } from './far-page';
import { compareRows, type Order, orderOfIndex } from './in-order';
import type { PageWindow } from './page-window';

export interface BankPage<Row> {
  rows: Row[];
  total: number;
}

/** Up to here rows are read from the beginning of a list. */
const NEAR = 200;

const take = <Row>(rows: readonly Row[], { skip, limit }: PageWindow) => rows.slice(skip, skip + limit);

/** Those of some rows that are asked for, in order: for lists that are short whatever the bank holds. */
async function among<Row extends BankRow>(
  { model }: Bank<Row>,
  filter: QueryFilter<BankRow>,
  wanted: (row: Row) => boolean,
  order: Order,
): Promise<Row[]> {
  const rows = await model.find(filter as QueryFilter<Row>, WITHOUT_FINDS, WITH_DELETED).lean<Row[]>();
  return rows.filter(wanted).sort(compareRows(order));
}

/** The hidden rows that are asked for. */
export const hiddenRows = <Row extends BankRow>(
  bank: Bank<Row>,
  asked: Asked,
  order: Order,
): Promise<Row[]> =>
  among(bank, { hidden_orgs: { $in: [...asked.hiders] } }, (row) => isAsked(asked, row), order);

/** The starred rows that are asked for. */
export const starredRows = <Row extends BankRow>(
  bank: Bank<Row>,
  asked: Asked,
  stars: ReadonlySet<string>,
  order: Order,
): Promise<Row[]> =>
  stars.size === 0
    ? Promise.resolve([])
    : among(bank, { uid: { $in: [...stars] } }, (row) => isAsked(asked, row) && !isHidden(asked, row), order);

/** The whole of rows of which only what orders them was read, in the same order. */
export async function wholeRows<Row extends BankRow>(
  { model }: Bank<Row>,
  rows: readonly Pick<Row, 'uid'>[],
): Promise<Row[]> {
  const uids = rows.map(({ uid }) => uid);
  const found = await model
    .find({ uid: { $in: uids } } as QueryFilter<Row>, WITHOUT_FINDS, WITH_DELETED)
    .lean<Row[]>();
  const known = new Map(found.map((row) => [row.uid, row]));
  return uids.flatMap((uid) => known.get(uid) ?? []);
}

/** What a list is put together from, and the rows in it that stand elsewhere, or nowhere. */
interface Whole {
  places: readonly CountedPlace[];
  apart: readonly BankRow[];
}

/**
 * Rows of a list in its order, read along an index. A list of several parts is put together from the first rows of each,
 * or from those around the page, of which only what orders them is read.
 */
async function inOrder<Row extends BankRow>(
  bank: Bank<Row>,
  asked: Asked,
  { places, apart }: Whole,
  order: Order,
  window: PageWindow,
): Promise<Row[]> {
  const { skip, limit } = window;
  if (limit <= 0) return [];
  const { index, sort, ordering } = orderOfIndex(order);
  const parts = partsWithRows(asked, places);
  const find = ({ place, except }: (typeof parts)[number], projection: Record<string, 0 | 1>) => {
    const filter: QueryFilter<BankRow> = {
      'keys.places': place,
      ...(except !== null && { user: { $ne: except } }),
      ...(apart.length > 0 && { uid: { $nin: apart.map(({ uid }) => uid) } }),
      ...notGone(asked),
    };
    return bank.model
      .find(filter as QueryFilter<Row>, projection, WITH_DELETED)
      .sort(sort)
      .hint(index);
  };
  const [only] = parts;
  if (!only) return [];
  if (parts.length === 1 && skip <= NEAR)
    return find(only, WITHOUT_FINDS).skip(skip).limit(limit).lean<Row[]>();
  if (skip + limit > NEAR) return wholeRows(bank, await farPage(bank, places, apart, order, window));
  const heads = await Promise.all(
    parts.map((part) =>
      find(part, ordering)
        .limit(skip + limit)
        .lean<Row[]>(),
    ),
  );
  const page = take(heads.flat().sort(compareRows(order)), window);
  return wholeRows(bank, page);
}

/** One page of a list without a search. By favourites, these stand at its beginning, or its end. */
export async function bankPage<Row extends BankRow>(
  bank: Bank<Row>,
  asked: Asked,
  stars: ReadonlySet<string>,
  order: Order,
  window: PageWindow,
): Promise<BankPage<Row>> {
  const [places, hidden] = await Promise.all([countedPlaces(bank, asked), hiddenRows(bank, asked, order)]);
  const total = rowsIn(places) - hidden.length;
  if (order.sortBy !== 'favorite')
    return { rows: await inOrder(bank, asked, { places, apart: hidden }, order, window), total };
  const starred = await starredRows(bank, asked, stars, order);
  const others = total - starred.length;
  const apart = { places, apart: [...hidden, ...starred] };
  const { skip, limit } = window;
  if (order.descending) {
    const first = take(starred, window);
    const rest = { skip: Math.max(0, skip - starred.length), limit: limit - first.length };
    return { rows: [...first, ...(await inOrder(bank, asked, apart, order, rest))], total };
  }
  const first = await inOrder(bank, asked, apart, order, {
    skip,
    limit: Math.min(limit, Math.max(0, others - skip)),
  });
  const rest = { skip: Math.max(0, skip - others), limit: limit - first.length };
  return { rows: [...first, ...take(starred, rest)], total };
}
