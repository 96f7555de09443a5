import { type DomainEvent, eventTypes, newUid } from '@coaching/contracts';
import type { ClientSession, Collection, Db, ObjectId } from 'mongodb';
import type { Announcement, IndexPlan } from '../service';

/** An event waiting to be told; `_id` gives the order of writing. */
export interface OutboxRow {
  _id?: ObjectId;
  event: DomainEvent;
  entity_uid: string;
  revision: number;
  written_at: Date;
}

export const outboxIndexes: IndexPlan[] = [{ collection: 'outbox', key: { entity_uid: 1, revision: 1 } }];

export interface Outbox {
  collection: Collection<OutboxRow>;
  /** Writes an event in the transaction of the change it tells of. @throws when its data break the contract */
  add(announcement: Announcement, session: ClientSession): Promise<void>;
}

/** The events of one service's database that are not told yet. */
export function outboxIn(db: Db): Outbox {
  const collection = db.collection<OutboxRow>('outbox');
  return {
    collection,
    async add({ type, entity_uid, revision, data }, session) {
      const written_at = new Date();
      const event = {
        id: newUid(written_at.getTime()),
        type,
        entity_uid,
        revision,
        occurred_at: written_at.toISOString(),
        data: eventTypes[type].parse(data),
      } as DomainEvent;
      await collection.insertOne({ event, entity_uid, revision, written_at }, { session });
    },
  };
}
