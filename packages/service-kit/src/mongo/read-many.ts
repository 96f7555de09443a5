import type { Document, Filter, FindOptions } from 'mongodb';
import type { Model, QueryFilter } from 'mongoose';

/**
 * Reads many rows just as they are stored, some at a time: nothing is cast or filled in, so that a thousand cost little
 * more than one. The counterpart of `writeMany`, for readers that know what they wrote.
 */
export function readMany<Row>(
  { collection }: Model<Row>,
  filter: QueryFilter<Row>,
  options: FindOptions,
): AsyncIterable<Row> {
  return collection.find(filter as object as Filter<Document>, options) as unknown as AsyncIterable<Row>;
}
