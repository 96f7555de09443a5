import type { MongoClient } from 'mongodb';
import type { Outbox } from '../events/outbox';
import type { Announcement, Transaction } from '../service';

/**
 * A runner of transactions: the body is tried again on transient conflicts, so it must not have effects
 * outside its session; its announcements are written last, in one go.
 * @param afterCommit told when a transaction has announced anything
 */
export function transactionsOn(client: MongoClient, outbox: Outbox, afterCommit: () => void) {
  return async function transaction<Result>(
    body: (transaction: Transaction) => Promise<Result>,
  ): Promise<Result> {
    let announced: Announcement[] = [];
    const result = await client.withSession((session) =>
      session.withTransaction(
        async () => {
          announced = [];
          const announce = async (announcement: Announcement) => void announced.push(announcement);
          const outcome = await body({ session, announce });
          await outbox.write(announced, session);
          return outcome;
        },
        { readConcern: { level: 'snapshot' }, writeConcern: { w: 'majority' } },
      ),
    );
    if (announced.length > 0) afterCommit();
    return result;
  };
}
