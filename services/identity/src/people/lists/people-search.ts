import { comparable } from '@coaching/contracts';
import { commonness, hitsCounted, searchFilter } from '@coaching/service-kit';
import type { QueryFilter } from 'mongoose';
import type { People } from '../people-repository';
import { findIndex, listIndex, type PersonRecord, personSorts } from '../person-record';
import type { AskedPeople } from './asked-people';
import { few } from './few';
import { comparePeople, type Order, type Ordered, orderingOf, type PageWindow, sortOf } from './in-order';
import { onceEach, orderingAmong, type PeoplePage, wholePeople } from './people-page';
import { findingIn, piecesToFind } from './person-finds';
import { EVERYBODY } from './person-lists';

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

/** The piece of a search that likely narrows most; null for a search of single letters. */
function narrowest(query: string): string | null {
  const pieces = piecesToFind(query);
  // The more signs, the rarer; of three letters what has the rarer ones.
  return (
    pieces.sort((one, other) => other.length - one.length || commonness(one) - commonness(other))[0] ?? null
  );
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Finds those who have a piece in a list. */
const having = (list: string, piece: string): QueryFilter<PersonRecord> => {
  const finding = findingIn(list, piece);
  return { 'keys.finds': list === EVERYBODY ? { $regex: `^${escaped(finding)}` } : finding };
};

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
    Promise.all(asked.listed.map((list) => ordered({ 'keys.lists': list }, listIndex(order.sortBy))));

  /** The first of those who have a piece, in the order in which the index has them. */
  const alongFinds = (piece: string) =>
    Promise.all(asked.searched.map((list) => ordered(having(list, piece), findIndex)));

  /** All who have a piece, in no order; null where these are too many. */
  async function inNoOrder(piece: string): Promise<Ordered[][] | null> {
    const parts = await Promise.all(
      asked.searched.map((list) =>
        model
          .find({ ...having(list, piece), ...filter }, orderingOf(order))
          .hint(findIndex)
          .limit(few.hits + 1)
          .lean<Ordered[]>(),
      ),
    );
    return parts.some((rows) => rows.length > few.hits) ? null : parts;
  }

  async function hitsOf(piece: string | null): Promise<Ordered[][]> {
    if (piece === null) return alongLists();
    if (order.sortBy === 'last_name' && !asked.searched.includes(EVERYBODY)) return alongFinds(piece);
    return (await inNoOrder(piece)) ?? alongLists();
  }

  const [hits, others] = await Promise.all([
    hitsOf(narrowest(query)),
    orderingAmong(people, asked.besides, order, filter),
  ]);
  const first = onceEach([...hits.flat(), ...others]).sort(comparePeople(order));
  const rows = await wholePeople(people, first.slice(window.skip, window.skip + window.limit));
  // One more than were counted, so that whoever pages by it comes to the next ones.
  return first.length > counted ? { rows, total: counted + 1, more: true } : { rows, total: first.length };
}
