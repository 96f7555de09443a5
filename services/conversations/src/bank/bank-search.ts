import { foldedWords, hitsCounted, WITH_DELETED } from '@coaching/service-kit';
import type { QueryFilter } from 'mongoose';
import { type Asked, notGone } from './asked';
import { type Bank, type BankRow, findIndex, pairIndex } from './bank';
import { findingIn } from './bank-keys';
import { type BankPage, wholeRows } from './bank-page';
import { allFits, bestFits, betterFits, type Finding, fit, inside } from './fits';
import { searchFor } from './grams';
import { compareRows, type Order, orderOfIndex } from './in-order';
import { havePairs } from './old-rows';
import type { PageWindow } from './page-window';

/** What a search found. */
export interface Found<Row> extends BankPage<Row> {
  /** There are more hits than were counted. */
  more?: true;
}

/** What a search is narrowed by. Rows stand in the lists of both by these fields, and equal values are told apart fastest. */
const narrowing = ({ narrowed: { category, user } }: Asked): QueryFilter<BankRow> => ({
  ...(category && { category }),
  ...(user && { user }),
});

/**
 * What of a bank holds every word of a search, the best fits first. Where there are more hits than are counted, the best
 * are looked for by themselves, so that they are found before others all the same. These come first whatever page is
 * asked for; whoever turns to what comes after them has all hits read.
 * @param others what else is demanded of rows
 */
export async function bankSearch<Row extends BankRow>(
  bank: Bank<Row>,
  asked: Asked,
  query: string,
  { stars, order, others = {} }: { stars: ReadonlySet<string>; order: Order; others?: QueryFilter<BankRow> },
  { skip, limit }: PageWindow,
): Promise<Found<Row>> {
  const words = foldedWords(query);
  // Signs alone are in no text.
  if (words.length === 0) return { rows: [], total: 0 };
  const find = ({ gram, pairs, demands }: Finding) => {
    const isPaired = pairs && havePairs(bank);
    const keys = isPaired ? pairs : [gram];
    const findings = asked.parts.flatMap(({ scope }) => keys.map(findingIn(asked.tool, scope)));
    const filter: QueryFilter<BankRow> = {
      // They are looked at in this order.
      $and: [narrowing(asked), ...demands.map((demand) => ({ 'keys.text': demand })), notGone(asked), others],
      [isPaired ? 'keys.pairs' : 'keys.finds']: { $in: findings },
    };
    return bank.model
      .find(filter as QueryFilter<Row>, { ...orderOfIndex(order).ordering, 'keys.text': 1 }, WITH_DELETED)
      .hint(isPaired ? pairIndex : findIndex);
  };
  // Whoever chooses another order than the list begins with gets that one.
  const byOrder = compareRows(order);
  function sorted(rows: readonly Row[]): Row[] {
    if (order.sortBy !== 'favorite') return [...rows].sort(byOrder);
    const fits = new Map(rows.map(({ uid, keys }) => [uid, fit(keys.text, words)]));
    return [...rows].sort(
      (one, other) =>
        fits.get(one.uid)! - fits.get(other.uid)! ||
        Number(stars.has(other.uid)) - Number(stars.has(one.uid)) ||
        byOrder(one, other),
    );
  }
  const all = () => find(allFits(words));
  const some = (finding: Finding, most: number) => find(finding).limit(most).lean<Row[]>();

  const counted = hitsCounted(limit);
  // The best are asked for with all, not after them: mostly there are few, and a search waits for one answer less.
  const [hits, best] = await Promise.all([some(allFits(words), counted + 1), some(bestFits(words), counted)]);
  const found = new Map([...hits, ...best].map((row) => [row.uid, row]));
  const more = hits.length > counted;
  if (more) {
    const fits = [...found.values()].map(({ keys }) => fit(keys.text, words));
    const better = await Promise.all(
      betterFits(words, fits, counted).map((finding) => some(finding, counted)),
    );
    for (const row of better.flat()) found.set(row.uid, row);
  }
  const first = sorted([...found.values()]).slice(0, counted);
  const isBeyond = more && skip + limit > counted;
  const isFirst = new Set(first.map(({ uid }) => uid));
  const rows = isBeyond
    ? [...first, ...sorted((await all().lean<Row[]>()).filter(({ uid }) => !isFirst.has(uid)))]
    : first;
  const page = await wholeRows(bank, rows.slice(skip, skip + limit));
  // One more than were counted, so that whoever pages by it comes to the next ones.
  return more && !isBeyond ? { rows: page, total: counted + 1, more } : { rows: page, total: rows.length };
}

/** Rows that are hidden from the caller are left out. */
export const notHidden = ({ hiders }: Asked): QueryFilter<BankRow> => ({
  hidden_orgs: { $nin: [...hiders] },
});

/** The same of rows at hand, of which there are few. */
export function searchAmong<Row extends BankRow>(rows: readonly Row[], query: string): Row[] {
  const searches = foldedWords(query).map(searchFor);
  return rows.filter(
    ({ keys }) =>
      searches.length > 0 && searches.every((search) => keys.text.includes(inside(search).$regex)),
  );
}
