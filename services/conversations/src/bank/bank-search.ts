import { WITH_DELETED } from '@coaching/service-kit';
import type { QueryFilter } from 'mongoose';
import { type Asked, notGone } from './asked';
import { type Bank, type BankRow, findIndex } from './bank';
import { findingIn } from './bank-keys';
import { type BankPage, wholeRows } from './bank-page';
import { foldedWords } from './folded';
import { beginningGram, beginningOfWord, phraseGram, rarest, searchFor, type WordSearch } from './grams';
import { compareRows, type Order, orderOfIndex } from './in-order';
import type { PageWindow } from './page-window';

/** Hits that are looked at before it is said that there are more. */
export const COUNTED = 100;

/** What a search found. */
export interface Found<Row> extends BankPage<Row> {
  /** There are more hits than were counted. */
  more?: true;
}

type Demand = { $regex: string };

const inside = ({ word, beginsWord }: WordSearch): Demand => ({ $regex: beginsWord ? ` ${word}` : word });
const beginning = ({ word }: WordSearch): Demand => ({ $regex: ` ${word}` });

/**
 * How well a text fits a search, 0 best: it begins with it, holds it as it was typed from a word's beginning, has words
 * that begin with each of its words, or holds them somewhere.
 * @param text words between spaces (`spaced`)
 */
export function fit(text: string, words: readonly string[]): number {
  const typed = ` ${words.join(' ')}`;
  if (text.startsWith(typed)) return 0;
  if (text.includes(typed)) return 1;
  return words.every((word) => text.includes(` ${word}`)) ? 2 : 3;
}

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
  const searches = words.map(searchFor);
  const narrowest = rarest(searches);
  const { narrowed } = asked;
  const isNarrowed = Boolean(narrowed.category || narrowed.user);
  const find = (gram: string, demands: readonly Demand[]) => {
    const filter: QueryFilter<BankRow> = {
      // The texts first: most that have the piece are refused by them, and they are looked at in this order.
      $and: [
        ...demands.map((demand) => ({ 'keys.text': demand })),
        // A piece is found in one scope alone.
        ...(isNarrowed ? [{ 'keys.places': { $in: asked.parts.map(({ place }) => place) } }] : []),
        notGone(asked),
        others,
      ],
      'keys.finds': { $in: asked.parts.map(({ scope }) => findingIn(asked.tool, scope)(gram)) },
    };
    return bank.model
      .find(filter as QueryFilter<Row>, { ...orderOfIndex(order).ordering, 'keys.text': 1 }, WITH_DELETED)
      .hint(findIndex);
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
  const all = () => find(narrowest.gram, searches.map(inside));

  const found = new Map(
    (
      await all()
        .limit(COUNTED + 1)
        .lean<Row[]>()
    ).map((row) => [row.uid, row]),
  );
  const more = found.size > COUNTED;
  if (more) {
    const typed = words.join(' ');
    const phrase = phraseGram(words);
    const better = await Promise.all(
      [
        find(beginningOfWord(narrowest.word), searches.map(beginning)),
        find(beginningGram(typed), [{ $regex: `^ ${typed}` }]),
        ...(phrase === null ? [] : [find(phrase, [{ $regex: ` ${typed}` }])]),
      ].map((finding) => finding.limit(COUNTED).lean<Row[]>()),
    );
    for (const row of better.flat()) found.set(row.uid, row);
  }
  const first = sorted([...found.values()]).slice(0, COUNTED);
  const isBeyond = more && skip + limit > COUNTED;
  const isFirst = new Set(first.map(({ uid }) => uid));
  const rows = isBeyond
    ? [...first, ...sorted((await all().lean<Row[]>()).filter(({ uid }) => !isFirst.has(uid)))]
    : first;
  const page = await wholeRows(bank, rows.slice(skip, skip + limit));
  // One more than were counted, so that whoever pages by it comes to the next ones.
  return more && !isBeyond ? { rows: page, total: COUNTED + 1, more } : { rows: page, total: rows.length };
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
