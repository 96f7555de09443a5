import type { CallQuery } from '@coaching/contracts';
import type { QueryFilter } from 'mongoose';
import { type Span, typedDate } from '../dates/typed-dates';
import type { Totals } from '../totals/totals-repository';
import { orderIndex, sortFields } from './interaction-indexes';
import type { InteractionRecord } from './interaction-record';
import { countHits, type Search, searchIn, within, withWords } from './interaction-search';
import { wordsOf } from './interaction-words';
import type { Interactions } from './interactions-repository';
import type { InteractionList } from './visible-interactions';

type SearchQuery = Pick<
  CallQuery<'getInteractions'>,
  'query' | 'from' | 'to' | 'zone' | 'page' | 'rowsPerPage'
>;
type RowFilter = QueryFilter<InteractionRecord>;

const during = (spans: readonly Span[]): RowFilter => ({
  $or: spans.map(({ from, to }) => ({ timestamp: { $gte: from, $lt: to } })),
});

/**
 * Finds out what a query finds: a date that stands in it finds the rows of that day, hour, minute or second. What looks
 * like a date may also be words of a title, such as 1/2; rows that hold them are found as well.
 */
export async function searchAsTyped(
  stores: { interactions: Interactions; totals: Totals },
  list: InteractionList,
  query: SearchQuery,
  now: Date,
): Promise<Search> {
  const date = typedDate(query.query, query.zone ?? 'UTC', now);
  if (!date) return searchIn(stores, list, query);
  const { interactions, totals } = stores;
  const words = wordsOf(query.query);
  const [all, ...withWord] = await Promise.all([
    totals.count(list.filter),
    ...words.map((word) => totals.count(list.filter, word)),
  ]);
  const dated: RowFilter = {
    $and: [during(date.spans), ...withWords(list.person_uid, wordsOf(date.rest))],
  };
  const isInTitles = withWord.every((rows) => rows > 0);
  const found = isInTitles ? { $or: [dated, { $and: withWords(list.person_uid, words) }] } : dated;
  const filter: RowFilter = { $and: [list.filter, ...within(query), found] };
  const index = orderIndex(list.whose, sortFields.timestamp);
  const counted = await countHits(interactions, filter, index, query);
  const narrowed = isInTitles || counted.more ? all : counted.hits;
  return { whose: list.whose, filter, index, all, ...counted, narrowed };
}
