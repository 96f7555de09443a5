import type { CallQuery } from '@coaching/contracts';
import type { Filter } from 'mongodb';
import type { Totals } from '../totals/totals-repository';
import { orderIndex, sortFields, wordIndex } from './interaction-indexes';
import { findIn } from './interaction-keys';
import type { InteractionRecord } from './interaction-record';
import { wordsOf } from './interaction-words';
import type { Interactions } from './interactions-repository';
import type { RowCounts } from './page-reading';
import type { InteractionList } from './visible-interactions';

type Asked = Pick<CallQuery<'getInteractions'>, 'query' | 'from' | 'to'>;
type RowFilter = Filter<InteractionRecord>;

/** What one asks of a list: which rows, how many, and the index that narrows the list to them. */
export interface Search extends RowCounts {
  filter: RowFilter;
  index: Record<string, 1>;
}

/** At `from` or after it, and before `to`. What has no date is in no span of time. */
const within = ({ from, to }: Asked): RowFilter[] =>
  from || to
    ? [{ timestamp: { ...(from && { $gte: new Date(from) }), ...(to && { $lt: new Date(to) }) } }]
    : [];

/** Rows with words that begin with each of these, for people in the list of `person_uid`. */
const withWords = (person_uid: string, words: readonly string[]): RowFilter[] =>
  words.map((word) => ({ 'keys.finds': { $regex: `^${findIn(person_uid, word)}` } }));

/**
 * Finds out how many rows of a list are asked for. Rows of the whole list, and with one word, are counted as they come
 * and go; those with several words, or in a span of time, are counted among the ones the rarest word, or the span,
 * narrows the list to.
 */
export async function searchIn(
  { interactions, totals }: { interactions: Interactions; totals: Totals },
  { whose, person_uid, filter }: InteractionList,
  asked: Asked,
): Promise<Search> {
  const words = wordsOf(asked.query);
  const spans = within(asked);
  const [all, ...withWord] = await Promise.all([
    totals.count(filter),
    ...words.map((word) => totals.count(filter, word)),
  ]);
  const rarestFirst = words
    .map((word, place) => ({ word, rows: withWord[place]! }))
    .sort((one, other) => one.rows - other.rows);
  const [rarest] = rarestFirst;
  // Words of all rows, such as the only tool's name, leave nothing out.
  const telling = rarestFirst.filter(({ rows }) => rows < all);
  const narrowed = telling[0]?.rows ?? null;
  const told = telling.map(({ word }) => word);
  const more = [...withWords(person_uid, told), ...spans];
  const search = {
    // Bare where nothing narrows it: then pages further on are found by counting index entries alone.
    filter: more.length === 0 ? filter : { $and: [filter, ...more] },
    index: narrowed === null ? orderIndex(whose, sortFields.timestamp) : wordIndex,
    all,
  };

  // Signs alone are in no word.
  if (!rarest && asked.query.trim() !== '') return { ...search, hits: 0, narrowed: 0 };
  if (rarest?.rows === 0) return { ...search, hits: 0, narrowed: 0 };
  if (spans.length === 0 && telling.length <= 1) return { ...search, hits: narrowed ?? all, narrowed };
  const hits = await interactions.collection.countDocuments(search.filter, { hint: search.index });
  return { ...search, hits, narrowed: narrowed ?? hits };
}
