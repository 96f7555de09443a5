import { type PersonColumn, type PersonKeys, type PersonRecord, personSorts } from '../person-record';

/** How a list is sorted. */
export interface Order {
  sortBy: PersonColumn;
  descending: boolean;
}

/** Which people of a list are asked for. */
export interface PageWindow {
  skip: number;
  limit: number;
}

/** Who stands where in a list: as much of a person as orders them. */
export type Ordered = Pick<PersonRecord, 'uid'> & { keys: Pick<PersonKeys, PersonColumn> };

/** Texts in the order of an index, which is that of their bytes. */
const compareText = (one: string, other: string) =>
  one === other ? 0 : Buffer.compare(Buffer.from(one), Buffer.from(other));

/** Compares people as a list's order does. */
export function comparePeople({ sortBy, descending }: Order): (one: Ordered, other: Ordered) => number {
  const sign = descending ? -1 : 1;
  return (one, other) =>
    sign * (compareText(one.keys[sortBy], other.keys[sortBy]) || compareText(one.uid, other.uid));
}

/** How people are sorted by the store. */
export const sortOf = ({ sortBy, descending }: Order): Record<string, 1 | -1> => ({
  [personSorts[sortBy]]: descending ? -1 : 1,
  uid: descending ? -1 : 1,
});

/** What is read of people to put lists of them together. */
export const orderingOf = ({ sortBy }: Order) => ({ _id: 0, uid: 1, [personSorts[sortBy]]: 1 }) as const;
