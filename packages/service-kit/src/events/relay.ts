import type { Logger } from 'pino';
import type { EventBus } from './bus';
import type { Lease } from './lease';
import type { Outbox, OutboxRow } from './outbox';

const POLL_MS = 1000;
const BATCH = 200;

export interface Relay {
  /** Something was written; look now. */
  nudge(): void;
  /** Resolves when the outbox is empty, or after `timeoutMs`. */
  flush(timeoutMs: number): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Publishes the outbox: rows of one entity in the order of their revisions, entities beside one another, so
 * that one that fails holds up nobody else. A row leaves the outbox after it was published; a crash between
 * the two publishes it again under the same id.
 */
export function startRelay({
  outbox,
  bus,
  lease,
  log,
}: {
  outbox: Outbox;
  bus: EventBus;
  lease: Lease;
  log: Logger;
}): Relay {
  let stopped = false;
  let again = false;
  let running: Promise<void> | null = null;

  async function publishInOrder(rows: OutboxRow[]): Promise<boolean> {
    for (const row of rows) {
      try {
        await bus.publish(row.event);
        await outbox.collection.deleteOne({ _id: row._id });
      } catch (error) {
        log.warn({ error, event: row.event.id, type: row.event.type }, 'an event waits in the outbox');
        return false;
      }
    }
    return true;
  }

  async function pass(): Promise<void> {
    do {
      again = false;
      if (!(await lease.hold())) return;
      const rows = await outbox.collection.find().sort({ _id: 1 }).limit(BATCH).toArray();
      const byEntity = new Map<string, OutboxRow[]>();
      for (const row of rows) byEntity.set(row.entity_uid, [...(byEntity.get(row.entity_uid) ?? []), row]);
      const told = await Promise.all(
        [...byEntity.values()].map((entity) =>
          publishInOrder(entity.sort((a, b) => a.revision - b.revision)),
        ),
      );
      if (rows.length === BATCH && told.some(Boolean)) again = true;
    } while (again && !stopped);
  }

  function look(): Promise<void> {
    if (running) {
      again = true;
      return running;
    }
    running = pass()
      .catch((error) => log.error({ error }, 'the outbox could not be read'))
      .finally(() => {
        running = null;
      });
    return running;
  }

  const timer = setInterval(look, POLL_MS);
  timer.unref();
  look();

  return {
    nudge: () => void look(),
    async flush(timeoutMs) {
      const deadline = Date.now() + timeoutMs;
      while ((await outbox.collection.countDocuments({}, { limit: 1 })) > 0 && Date.now() < deadline) {
        await Promise.race([look(), new Promise((resolve) => setTimeout(resolve, deadline - Date.now()))]);
        await new Promise((resolve) => setTimeout(resolve, 10));
      }
    },
    async stop() {
      stopped = true;
      clearInterval(timer);
      await running;
      await lease.release();
    },
  };
}
