import { comparable } from '@coaching/contracts';
import { commonness, hitsCounted, searchFilter } from '@coaching/service-kit';
import type { QueryFilter } from 'mongoose';
import type { People } from '../people-repository';
import { findIndex, listIndex, type PersonRecord, personSorts } from '../person-record';
import type { AskedPeople } from './asked-people';
import { few } from './few';
import { comparePeople, type Order, type Ordered, orderingOf, type PageWindow, sortOf } from './in-order';
import { onceEach, orderingAmong, type PeoplePage, wholePeople } from './people-page';
import { findingAnywhere, findingIn, toFind } from './person-finds';
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

/** Of several texts the one that fewest likely have: the more signs, the rarer; else what has the rarer letters. */
const rarest = (texts: readonly string[]): string | null =>
  [...texts].sort((one, other) => other.length - one.length || commonness(one) - commonness(other))[0] ??
  null;

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const beginningWith = (text: string): QueryFilter<PersonRecord> => ({
  'keys.finds': { $regex: `^${escaped(text)}` },
});

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

  /** The first of those who have a piece, in the order in which the index has them. */
  const alongFinds = (piece: string) =>
    Promise.all(asked.searched.map((list) => ordered({ 'keys.finds': findingIn(list, piece) }, findIndex)));

  /** All who have some piece, in no order; null where these are too many. */
  async function inNoOrder(having: QueryFilter<PersonRecord>): Promise<Ordered[] | null> {
    const rows = await model
      .find({ ...having, ...filter }, orderingOf(order))
      .hint(findIndex)
      .limit(few.hits + 1)
      .lean<Ordered[]>();
    return rows.length > few.hits ? null : rows;
  }

  const isAmongAll = asked.searched.includes(EVERYBODY);
  function having(piece: string): QueryFilter<PersonRecord> {
    if (isAmongAll) return beginningWith(findingAnywhere(piece));
    return { 'keys.finds': { $in: asked.searched.map((list) => findingIn(list, piece)) } };
  }

  async function hits(): Promise<Ordered[]> {
    if (asked.searched.length === 0) return [];
    const find = toFind(query);
    const [piece, beginning] = [rarest(find.pieces), rarest(find.beginnings)];
    if (piece !== null && order.sortBy === 'last_name' && !isAmongAll)
      return (await alongFinds(piece)).flat();
    const some = piece !== null ? having(piece) : beginning !== null ? beginningWith(beginning) : null;
    return (some && (await inNoOrder(some))) ?? (await alongLists()).flat();
  }

  const [found, others] = await Promise.all([hits(), orderingAmong(people, asked.besides, order, filter)]);
  const first = onceEach([...found, ...others]).sort(comparePeople(order));
  const rows = await wholePeople(people, first.slice(window.skip, window.skip + window.limit));
  // One more than were counted, so that whoever pages by it comes to the next ones.
  return first.length > counted ? { rows, total: counted + 1, more: true } : { rows, total: first.length };
}
