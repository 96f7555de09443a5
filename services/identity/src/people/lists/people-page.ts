import { WITH_DELETED } from '@coaching/service-kit';
import type { QueryFilter } from 'mongoose';
import type { People } from '../people-repository';
import { groupIndex, listIndex, type PersonRecord, WITHOUT_LISTS } from '../person-record';
import type { AskedPeople } from './asked-people';
import { few } from './few';
import { comparePeople, type Order, type Ordered, orderingOf, type PageWindow, sortOf } from './in-order';
import { apartIn, listOfGroup } from './person-lists';
import { putTogether, stretchFor } from './put-together';

export interface PeoplePage {
  rows: PersonRecord[];
  total: number;
}

const sum = (counts: readonly number[]) => counts.reduce((all, count) => all + count, 0);

/** People of whom only what orders them was read, in the same order. */
export async function wholePeople(
  { model }: People,
  rows: readonly (PersonRecord | Ordered)[],
): Promise<PersonRecord[]> {
  const isWhole = (row: PersonRecord | Ordered): row is PersonRecord => 'email' in row;
  const uids = rows.filter((row) => !isWhole(row)).map(({ uid }) => uid);
  const found =
    uids.length === 0 ? [] : await model.find({ uid: { $in: uids } }, WITHOUT_LISTS).lean<PersonRecord[]>();
  const known = new Map(found.map((person) => [person.uid, person]));
  return rows.flatMap((row) => (isWhole(row) ? row : (known.get(row.uid) ?? [])));
}

const fieldOf = (list: string) => (listOfGroup(list) === null ? 'keys.lists' : 'keys.groups');

/**
 * People of a list or a group in order. Nothing else is asked of them where there is an index of just that, so that those
 * before a page are passed by counting its entries; a group in another order is looked for along its list.
 */
function alongIndex({ model }: People, name: string, order: Order) {
  const list = listOfGroup(name);
  const isByList = list === null || order.sortBy !== 'last_name';
  const filter: QueryFilter<PersonRecord> = {
    ...(isByList && { 'keys.lists': list ?? name }),
    ...(list !== null && { 'keys.groups': name }),
  };
  return model
    .find(filter, WITHOUT_LISTS, WITH_DELETED)
    .sort(sortOf(order))
    .hint(isByList ? listIndex(order.sortBy) : groupIndex);
}

export const onceEach = <Row extends Ordered>(rows: readonly Row[]): Row[] => [
  ...new Map(rows.map((row) => [row.uid, row])).values(),
];

/** What orders those of some lists, and of some people, of whom the filter holds; each once. */
export async function orderingAmong(
  { model }: People,
  { lists, uids }: AskedPeople['part'],
  order: Order,
  filter: QueryFilter<PersonRecord> = {},
): Promise<Ordered[]> {
  const find = (where: QueryFilter<PersonRecord>, index: Record<string, 1>) =>
    model
      .find({ ...where, $and: [filter] }, orderingOf(order))
      .hint(index)
      .lean<Ordered[]>();
  const [groups, whole] = [true, false].map((is) =>
    lists.filter((list) => (listOfGroup(list) !== null) === is),
  );
  const parts = await Promise.all([
    whole!.length === 0 ? [] : find({ 'keys.lists': { $in: whole! } }, listIndex(order.sortBy)),
    groups!.length === 0 ? [] : find({ 'keys.groups': { $in: groups! } }, groupIndex),
    uids.length === 0 ? [] : find({ uid: { $in: [...uids] } }, { uid: 1 }),
  ]);
  return onceEach(parts.flat());
}

/** The longest of the lists of which everybody is asked for, and where the others are who are asked for. */
interface Split {
  list: string | null;
  rows: number;
  others: AskedPeople['part'];
}

/** @returns null where more people are outside the longest list than are looked at one by one */
async function splitOf(
  { tallies }: People,
  { whole, part, within, coach_uid }: AskedPeople,
  { sortBy }: Order,
): Promise<Split | null> {
  const named = [...whole, ...part.lists, ...(within === null ? [] : [within]), ...whole.map(apartIn)];
  const counts = await tallies.count(named);
  const rows = new Map(named.map((list, at) => [list, counts[at]!]));
  const rowsOf = (list: string) => rows.get(list)!;
  const [longest = null, ...shorter] = [...whole].sort((one, other) => rowsOf(other) - rowsOf(one));
  const lists = [...shorter, ...part.lists].filter((other) => rowsOf(other) > 0);
  const isNarrower = within !== null && rowsOf(within) < sum(lists.map(rowsOf));
  const others = isNarrower ? { lists: [within], uids: [] } : { lists, uids: part.uids };
  const beside = sum(others.lists.map(rowsOf));
  if (longest === null) return beside > few.besides ? null : { list: null, rows: 0, others };
  const length = rowsOf(longest);
  // Of a short group in an order that it has no index of, all are as soon read.
  if (listOfGroup(longest) !== null && sortBy !== 'last_name' && beside + length <= few.besides)
    return { list: null, rows: 0, others: { ...others, lists: [longest, ...others.lists] } };
  const apart = coach_uid === null ? 0 : rowsOf(apartIn(longest));
  return beside > few.besides || apart > few.besides ? null : { list: longest, rows: length, others };
}

/**
 * One page of the people who are asked for, read along an index: of the longest list that all of are asked for, with
 * whoever else is put in between.
 * @returns null where lists do not say who is asked for
 */
export async function peoplePage(
  people: People,
  asked: AskedPeople,
  order: Order,
  window: PageWindow,
): Promise<PeoplePage | null> {
  const split = await splitOf(people, asked, order);
  if (!split) return null;
  const { list, others } = split;
  const isOutside = list === null ? {} : { [fieldOf(list)]: { $ne: list } };
  const nobody = { lists: [], uids: [] };
  const [in_, out] = await Promise.all([
    orderingAmong(people, others, order, { $and: [asked.filter, isOutside] }),
    list === null || asked.coach_uid === null
      ? []
      : Promise.all([
          orderingAmong(people, { ...nobody, lists: [apartIn(list)] }, order),
          orderingAmong(people, { ...nobody, uids: [asked.coach_uid] }, order, { [fieldOf(list)]: list }),
        ]).then((parts) => onceEach(parts.flat())),
  ]);
  const total = split.rows + in_.length - out.length;
  const { from, count } = stretchFor(window, in_.length, out.length);
  const rows =
    list === null || from >= split.rows
      ? []
      : await alongIndex(people, list, order).skip(from).limit(count).lean<PersonRecord[]>();
  const stretch = { rows, from, others: in_, leftOut: out };
  return { rows: await wholePeople(people, putTogether(stretch, comparePeople(order), window)), total };
}
