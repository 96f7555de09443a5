import { type BankColumn, type BankRow, orderIndex, sortFields } from './bank';

/** How a list is sorted. */
export interface Order {
  sortBy: BankColumn;
  descending: boolean;
}

const compareText = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);

const sortValue: Record<Exclude<BankColumn, 'favorite'>, (row: BankRow) => string> = {
  question: ({ keys }) => keys.order,
  title: ({ keys }) => keys.order,
  category: ({ category }) => category ?? '',
  user: ({ keys }) => keys.user,
  updated_at: ({ updated_at }) => updated_at.toISOString(),
};

/** Compares rows as a list's order does; favourites stand together, in the order of their texts. */
export function compareRows({ sortBy, descending }: Order): (one: BankRow, other: BankRow) => number {
  const by = sortBy === 'favorite' ? 'question' : sortBy;
  const sign = sortBy !== 'favorite' && descending ? -1 : 1;
  const ties = by === 'question' || by === 'title' || by === 'updated_at' ? [] : [sortValue.question];
  const values = [sortValue[by], ...ties, ({ uid }: BankRow) => uid];
  return (one, other) => {
    for (const value of values) {
      const order = compareText(value(one), value(other));
      if (order !== 0) return sign * order;
    }
    return 0;
  };
}

/** How rows in this order are read along an index, and what of them is read to put lists of them together. */
export function orderOfIndex({ sortBy, descending }: Order) {
  const index = orderIndex(sortFields[sortBy === 'favorite' ? 'question' : sortBy]);
  const { 'keys.places': _list, ...fields } = index;
  const direction = sortBy !== 'favorite' && descending ? -1 : 1;
  const each = <Value>(value: Value) =>
    Object.fromEntries(Object.keys(fields).map((field) => [field, value])) as Record<string, Value>;
  return { index, sort: each<1 | -1>(direction), ordering: { _id: 0 as const, ...each<1>(1) } };
}
