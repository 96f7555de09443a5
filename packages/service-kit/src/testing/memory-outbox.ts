import type { DomainEvent } from '@coaching/contracts';
import type { OutboxRow, WaitingEvents } from '../events/outbox';

export interface MemoryOutbox extends WaitingEvents {
  rows: OutboxRow[];
  add(...events: DomainEvent[]): void;
}

/** An outbox without a database. */
export function memoryOutbox(): MemoryOutbox {
  const outbox: MemoryOutbox = {
    rows: [],
    add(...events) {
      const written_at = new Date();
      for (const event of events) {
        const { id, entity_uid, revision } = event;
        outbox.rows.push({ _id: id, entity_uid, revision, written_at, position: 0, event });
      }
    },
    async oldest(limit, except) {
      return outbox.rows.filter(({ entity_uid }) => !except.includes(entity_uid)).slice(0, limit);
    },
    async remove(rows) {
      const ids = new Set(rows.map(({ _id }) => _id));
      outbox.rows = outbox.rows.filter(({ _id }) => !ids.has(_id));
    },
    countUntil: async () => outbox.rows.length,
  };
  return outbox;
}

/** A lease that nobody else wants. */
export const freeLease = { hold: async () => true, release: async () => {} };
