import type { SignalType } from '@coaching/contracts';
import type { MongoClient } from 'mongodb';
import type { Outbox } from '../events/outbox';
import type { Signals } from '../events/signals';
import type { Announcement, Transaction } from '../service';
import type { OwnSessions } from './abandoned-sessions';

/** How long a transaction that meets others is tried again. */
const LONGEST_TRIED_MS = 20_000;

/** A transaction met others for as long as it was tried; nothing of it is stored. */
export class OthersWereQuicker extends Error {}

/**
 * A runner of transactions: the body is tried again on transient conflicts, so it must not have effects
 * outside its session; its announcements are written last, in one go, and its signals sent after the commit.
 * @param afterCommit called when a transaction has announced anything
 */
export function transactionsOn(
  client: MongoClient,
  outbox: Outbox,
  signals: Pick<Signals, 'send'>,
  sessions: Pick<OwnSessions, 'claim'>,
  afterCommit: () => void,
) {
  return async function transaction<Result>(
    body: (transaction: Transaction) => Promise<Result>,
  ): Promise<Result> {
    let announced: Announcement[] = [];
    let signalled: [SignalType, string][] = [];
    const began = performance.now();
    const result = await client.withSession(async (session) => {
      await sessions.claim(session);
      return session.withTransaction(
        async () => {
          if (performance.now() - began > LONGEST_TRIED_MS)
            throw new OthersWereQuicker('Others changed the same thing all the time.');
          announced = [];
          signalled = [];
          const announce = async (announcement: Announcement) => void announced.push(announcement);
          const signal = (...given: [SignalType, string]) => void signalled.push(given);
          const outcome = await body({ session, announce, signal });
          await outbox.write(announced, session);
          // Here, and not by the driver, which goes on for two minutes where the database is away: the caller gets the error.
          await session.commitTransaction();
          return outcome;
        },
        { readConcern: { level: 'snapshot' }, writeConcern: { w: 'majority' } },
      );
    });
    for (const [type, entity_uid] of signalled) signals.send(type, entity_uid);
    if (announced.length > 0) afterCommit();
    return result;
  };
}
