import type { SignalType } from '@coaching/contracts';
import type { MongoClient } from 'mongodb';
import type { Outbox } from '../events/outbox';
import type { Signals } from '../events/signals';
import type { Announcement, Transaction } from '../service';

/**
 * A runner of transactions: the body is tried again on transient conflicts, so it must not have effects
 * outside its session; its announcements are written last, in one go, and its signals told after the commit.
 * @param afterCommit told when a transaction has announced anything
 */
export function transactionsOn(
  client: MongoClient,
  outbox: Outbox,
  signals: Pick<Signals, 'tell'>,
  afterCommit: () => void,
) {
  return async function transaction<Result>(
    body: (transaction: Transaction) => Promise<Result>,
  ): Promise<Result> {
    let announced: Announcement[] = [];
    let signalled: [SignalType, string][] = [];
    const result = await client.withSession((session) =>
      session.withTransaction(
        async () => {
          announced = [];
          signalled = [];
          const announce = async (announcement: Announcement) => void announced.push(announcement);
          const signal = (...given: [SignalType, string]) => void signalled.push(given);
          const outcome = await body({ session, announce, signal });
          await outbox.write(announced, session);
          return outcome;
        },
        { readConcern: { level: 'snapshot' }, writeConcern: { w: 'majority' } },
      ),
    );
    for (const [type, entity_uid] of signalled) signals.tell(type, entity_uid);
    if (announced.length > 0) afterCommit();
    return result;
  };
}
