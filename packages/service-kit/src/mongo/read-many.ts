import type { Document, Filter, FindOptions } from 'mongodb';
import type { Model, QueryFilter } from 'mongoose';

/**
 * Reads many rows just as they are stored, some at a time: nothing is cast or filled in, and nobody is waited for between
 * two rows that have come together, so that a thousand cost little more than one. The counterpart of `writeMany`, for
 * readers that know what they wrote.
 */
export async function* readMany<Row>(
  { collection }: Model<Row>,
  filter: QueryFilter<Row>,
  options: FindOptions,
): AsyncGenerator<Row[]> {
  const cursor = collection.find(filter as object as Filter<Document>, options);
  try {
    while (await cursor.hasNext()) yield cursor.readBufferedDocuments() as unknown[] as Row[];
  } finally {
    await cursor.close();
  }
}
