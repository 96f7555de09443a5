import { type CallQuery, pageWindow } from '@coaching/contracts';
import type { QueryFilter } from 'mongoose';
import type { Totals } from '../totals/totals-repository';
import { withoutClientNamed } from './client-named';
import { orderIndex, sortFields, wordIndex } from './interaction-indexes';
import { findIn } from './interaction-keys';
import type { InteractionRecord } from './interaction-record';
import { wordsOf } from './interaction-words';
import type { Interactions } from './interactions-repository';
import type { RowCounts } from './page-reading';
import type { InteractionList } from './visible-interactions';

type SearchQuery = Pick<CallQuery<'getInteractions'>, 'query' | 'from' | 'to' | 'page' | 'rowsPerPage'>;
type RowFilter = QueryFilter<InteractionRecord>;

/** What one asks of a list: which rows, how many, and the index that narrows the list to them. */
export interface Search extends RowCounts {
  /** Whose list its order is read along. */
  whose: InteractionList['whose'];
  filter: RowFilter;
  index: Record<string, 1>;
}

/** At `from` or after it, and before `to`. What has no date is in no span of time. */
export const within = ({ from, to }: SearchQuery): RowFilter[] =>
  from || to
    ? [{ timestamp: { ...(from && { $gte: new Date(from) }), ...(to && { $lt: new Date(to) }) } }]
    : [];

/** Rows with words that begin with each of these, for people in the list of `person_uid`. */
export const withWords = (person_uid: string, words: readonly string[]): RowFilter[] =>
  words.map((word) => ({ 'keys.finds': { $regex: `^${findIn(person_uid, word)}` } }));

/** Hits that are counted one by one before the answer is that there are more. */
export const COUNTED = 500;

/** Counts the hits one by one, as far as is worth while: to the end of the page that is asked for, and to `COUNTED`. */
export async function countHits(
  { model }: Interactions,
  filter: RowFilter,
  index: Record<string, 1>,
  { page, rowsPerPage }: Pick<SearchQuery, 'page' | 'rowsPerPage'>,
): Promise<Pick<RowCounts, 'hits' | 'more'>> {
  const { skip, limit } = pageWindow(page, rowsPerPage);
  const enough = Math.max(COUNTED, skip + limit);
  const hits = await model.countDocuments(filter, { hint: index, limit: enough + 1 });
  return { hits, more: hits > enough };
}

/**
 * Finds out how many rows of a list are asked for. Rows of the whole list, and with one word, are counted as they come
 * and go; those with several words, or in a span of time, are counted, up to a limit, among the ones the rarest word,
 * or the span, narrows the list to.
 */
export async function searchIn(
  { interactions, totals }: { interactions: Interactions; totals: Totals },
  wholeList: InteractionList,
  query: SearchQuery,
): Promise<Search> {
  const allWords = wordsOf(query.query);
  const { list, words } = await withoutClientNamed(totals, { list: wholeList, words: allWords });
  const { whose, person_uid, filter } = list;
  const spans = within(query);
  const [all, ...withWord] = await Promise.all([
    totals.count(filter),
    ...words.map((word) => totals.count(filter, word)),
  ]);
  const rarestFirst = words
    .map((word, place) => ({ word, rows: withWord[place]! }))
    .sort((one, other) => one.rows - other.rows);
  const [rarest] = rarestFirst;
  // Words of all rows, such as the only tool's name, leave nothing out.
  const selective = rarestFirst.filter(({ rows }) => rows < all);
  const narrowed = selective[0]?.rows ?? null;
  const selectiveWords = selective.map(({ word }) => word);
  const more = [...withWords(person_uid, selectiveWords), ...spans];
  const search = {
    whose,
    // Bare where nothing narrows it: then pages further on are found by counting index entries alone.
    filter: more.length === 0 ? filter : { $and: [filter, ...more] },
    index: narrowed === null ? orderIndex(whose, sortFields.timestamp) : wordIndex,
    all,
    more: false,
  };

  // Signs alone are in no word.
  if (allWords.length === 0 && query.query.trim() !== '') return { ...search, hits: 0, narrowed: 0 };
  if (rarest?.rows === 0) return { ...search, hits: 0, narrowed: 0 };
  if (spans.length === 0 && selective.length <= 1) return { ...search, hits: narrowed ?? all, narrowed };
  const counted = await countHits(interactions, search.filter, search.index, query);
  // As if no word had to do with another.
  const likely = selective.reduce((share, { rows }) => share * (rows / all), all);
  return { ...search, ...counted, likely, narrowed: narrowed ?? (counted.more ? all : counted.hits) };
}
