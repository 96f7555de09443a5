import { comparable } from '@coaching/contracts';
import { hitsCounted, searchFilter, WITH_DELETED } from '@coaching/service-kit';
import type { QueryFilter } from 'mongoose';
import type { People } from '../people-repository';
import { findIndex, listIndex, type PersonRecord, personSorts } from '../person-record';
import type { AskedPeople } from './asked-people';
import { few } from './few';
import { comparePeople, type Order, type Ordered, orderingOf, type PageWindow, sortOf } from './in-order';
import { onceEach, orderingAmong, type PeoplePage, wholePeople } from './people-page';
import { findingIn, type SearchedWord, searchedWords } from './person-finds';
import { EVERYBODY, listOfGroup } from './person-lists';

/** What a search found. */
export interface FoundPeople extends PeoplePage {
  /** There are more hits than were counted. */
  more?: true;
}

/** More than there ever are. */
const MOST_HITS = 1_000_000_000;

/** Everybody whose name or address holds every word of a search, in whatever case and with whatever accents. */
export const searched = (query: string): QueryFilter<PersonRecord> =>
  searchFilter<PersonRecord>(comparable(query), Object.values(personSorts));

/**
 * One page of those of the people who are asked for whose name or address holds every word. Hits are counted up to some
 * pages after the one that is asked for.
 */
export async function peopleSearch(
  people: People,
  asked: AskedPeople,
  query: string,
  order: Order,
  window: PageWindow,
): Promise<FoundPeople> {
  const { model } = people;
  const filter: QueryFilter<PersonRecord> = { $and: [searched(query), asked.filter] };
  const counted = Math.min(MOST_HITS, window.skip + Math.max(window.limit, hitsCounted(window.limit)));
  const ordered = (where: QueryFilter<PersonRecord>, index: Record<string, 1>) =>
    model
      .find({ ...where, ...filter }, orderingOf(order))
      .sort(sortOf(order))
      .hint(index)
      .limit(counted + 1)
      .lean<Ordered[]>();

  /** The first in the order of the lists themselves, which are gone along. */
  const alongLists = () =>
    Promise.all(
      asked.listed.map((list) =>
        ordered({ 'keys.lists': listOfGroup(list) ?? list }, listIndex(order.sortBy)),
      ),
    );

  /** The first of those who have one of some words, in the order in which the index has them. */
  const alongFinds = (finds: readonly string[]) =>
    Promise.all(finds.map((find) => ordered({ 'keys.finds': find }, findIndex)));

  /** All who have one of some words, in no order; null where these are too many. */
  async function inNoOrder(finds: readonly string[]): Promise<Ordered[] | null> {
    const rows = await model
      .find({ 'keys.finds': { $in: [...finds] }, ...filter }, orderingOf(order))
      .hint(findIndex)
      .limit(few.hits + 1)
      .lean<Ordered[]>();
    return rows.length > few.hits ? null : rows;
  }

  /** Keys of the words of which those have one who have a word of the search; null where these are too many. */
  function findsOfWord({ word, isWhole }: SearchedWord): Promise<string[] | null> {
    const isAmongAll = asked.searched.includes(EVERYBODY);
    if (isWhole && !isAmongAll) return Promise.resolve(asked.searched.map((list) => findingIn(list, word)));
    return people.words.having(asked.searched, word, few.words);
  }

  /** Of the words of several the ones that fewest people have, as far as some are enough to tell. */
  async function fewest(words: readonly string[][]): Promise<string[] | undefined> {
    if (words.length < 2) return words[0];
    const counts = await Promise.all(
      words.map(async (finds) => {
        const having: QueryFilter<PersonRecord> = { 'keys.finds': { $in: finds } };
        const some = model.find(having, { _id: 0, uid: 1 }, WITH_DELETED).hint(findIndex);
        return (await some.limit(few.told).lean()).length;
      }),
    );
    return words[counts.indexOf(Math.min(...counts))];
  }

  async function hits(): Promise<Ordered[]> {
    if (asked.searched.length === 0) return [];
    const words = await Promise.all(searchedWords(query).map(findsOfWord));
    const finds = await fewest(words.filter((each) => each !== null));
    if (!finds) return (await alongLists()).flat();
    if (finds.length === 0) return [];
    if (order.sortBy === 'last_name' && finds.length <= few.orders) return (await alongFinds(finds)).flat();
    return (await inNoOrder(finds)) ?? (await alongLists()).flat();
  }

  const [found, others] = await Promise.all([hits(), orderingAmong(people, asked.besides, order, filter)]);
  const first = onceEach([...found, ...others]).sort(comparePeople(order));
  const rows = await wholePeople(people, first.slice(window.skip, window.skip + window.limit));
  // One more than were counted, so that whoever pages by it comes to the next ones.
  return first.length > counted ? { rows, total: counted + 1, more: true } : { rows, total: first.length };
}
