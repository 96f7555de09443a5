import type { QueryFilter } from 'mongoose';

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Rows that hold every word of the search, in any case, somewhere in the fields; an empty search holds all. */
export function searchFilter<Row>(search: string, fields: readonly string[]): QueryFilter<Row> {
  const words = search.trim().split(/\s+/).filter(Boolean);
  if (words.length === 0) return {};
  return {
    $and: words.map((word) => {
      const pattern = { $regex: escaped(word), $options: 'i' };
      return { $or: fields.map((field) => ({ [field]: pattern })) };
    }),
  } as QueryFilter<Row>;
}
