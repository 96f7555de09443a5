import type { Db, MongoClient } from 'mongodb';
import { outboxIn } from '../events/outbox';
import type { Transaction } from '../service';

/**
 * A runner of transactions on one database: the body is tried again on transient conflicts, so it must not
 * have effects outside its session; `afterCommit` is told when a transaction has announced anything.
 */
export function transactionsOn(client: MongoClient, db: Db, afterCommit: () => void) {
  const outbox = outboxIn(db);
  return async function transaction<Result>(
    body: (transaction: Transaction) => Promise<Result>,
  ): Promise<Result> {
    const session = client.startSession();
    let announced = false;
    try {
      const result = await session.withTransaction(
        async () => {
          announced = false;
          return body({
            session,
            async announce(announcement) {
              announced = true;
              await outbox.add(announcement, session);
            },
          });
        },
        { readConcern: { level: 'snapshot' }, writeConcern: { w: 'majority' } },
      );
      if (announced) afterCommit();
      return result;
    } finally {
      await session.endSession();
    }
  };
}
