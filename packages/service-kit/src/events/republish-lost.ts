import type { Db } from 'mongodb';
import type { Logger } from 'pino';
import type { Work } from '../service';
import type { EventBus } from './bus';
import type { Lease } from './lease';

const LOOK_MS = 3000;
const BROKER_RECORDS = 'broker_records';

interface BrokerRecordRow {
  _id: 'events';
  /** What the broker's record was called, and how far it went, when it was last looked at. */
  id: string;
  last: number;
}

export interface PublishAgainParts {
  db: Db;
  bus: Pick<EventBus, 'record'>;
  /** The relay's: of all replicas one publishes. */
  lease: Pick<Lease, 'hold'>;
  log: Logger;
  /** Publishes all that consumers may lack; answers how many events that made. */
  publishAll(): Promise<number>;
}

/**
 * Watches whether the broker still stores what it was given. One that begins anew or ends earlier than before has lost
 * events that consumers may not have seen: everything is published again from the service's own record, which is
 * nothing new to those who have.
 */
export function republishLost({ db, bus, lease, log, publishAll }: PublishAgainParts): Work {
  const records = db.collection<BrokerRecordRow>(BROKER_RECORDS);
  let running: Promise<void> | null = null;

  async function look(): Promise<void> {
    const record = await bus.record();
    if (!record || !(await lease.hold())) return;
    const { id, last, acknowledged } = record;
    const known = await records.findOne({ _id: 'events' });
    const hasLost = known !== null && (known.id !== id || last < Math.max(known.last, acknowledged));
    if (hasLost) {
      log.warn('the event broker has lost events; all are published again');
      log.info({ events: await publishAll() }, 'published again');
    }
    // Last, so that a process that is killed meanwhile leaves it to the next.
    if (known?.id !== id || known.last !== last)
      await records.updateOne({ _id: 'events' }, { $set: { id, last } }, { upsert: true });
  }

  function lookSoon(): void {
    running ??= look()
      .catch((error) => log.debug({ err: error }, 'no look at what the broker stores'))
      .finally(() => {
        running = null;
      });
  }

  const timer = setInterval(lookSoon, LOOK_MS).unref();
  lookSoon();
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
