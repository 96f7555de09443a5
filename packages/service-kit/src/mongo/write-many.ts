import type { AnyBulkWriteOperation, Document } from 'mongodb';
import type { ClientSession, Model } from 'mongoose';

/**
 * Writes many rows in one go, in no order and just as they are: nothing is cast or filled in, so that a thousand cost
 * little more than one. For writers that made the rows whole.
 */
export async function writeMany<Row, Written extends Document>(
  { collection }: Model<Row>,
  operations: readonly AnyBulkWriteOperation<Written>[],
  session: ClientSession,
): Promise<void> {
  if (operations.length === 0) return;
  await collection.bulkWrite(operations as AnyBulkWriteOperation[], {
    session,
    ordered: false,
    ignoreUndefined: true,
  });
}
