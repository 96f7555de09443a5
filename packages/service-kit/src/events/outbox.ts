import { type DomainEvent, eventTypes, newUid } from '@coaching/contracts';
import type { ClientSession, Db } from 'mongodb';
import { actingAs } from '../actor/acting-as';
import type { IndexPlan } from '../mongo/indexes';
import type { Announcement } from '../service';
import { publishedFactIndexes, publishedFactsIn } from './published-facts';

/** An event waiting to be published; it leaves the outbox once the bus has it. */
export interface OutboxRow {
  /** The event's id. */
  _id: string;
  entity_uid: string;
  revision: number;
  written_at: Date;
  /** Place among the events of its transaction. */
  position: number;
  event: DomainEvent;
}

const OUTBOX = 'outbox';

/** Order in which the events of one entity happened, whichever machine wrote them. */
const asItHappened = { revision: 1, written_at: 1, position: 1 } as const;

export const outboxIndexes: IndexPlan[] = [
  ...publishedFactIndexes,
  { collection: OUTBOX, key: { written_at: 1 } },
  { collection: OUTBOX, key: { entity_uid: 1, ...asItHappened } },
];

/** What a relay needs of an outbox. */
export interface WaitingEvents {
  /**
   * Rows to publish next, about `limit` of them, those that wait longest first; an entity's rows stand in order
   * and none of them is left out before one that is there.
   * @param except entities whose rows are not wanted now
   */
  oldest(limit: number, except: readonly string[]): Promise<OutboxRow[]>;
  remove(rows: readonly OutboxRow[]): Promise<void>;
  /** How many rows wait that were written at this moment or before. */
  countUntil(moment: Date): Promise<number>;
}

export interface Outbox extends WaitingEvents {
  /**
   * Writes events in the transaction of the change they are about.
   * @throws when one's data break the contract
   */
  write(announcements: readonly Announcement[], session: ClientSession): Promise<void>;
  /** Puts facts that were published before back, to be published once more; answers how many. */
  putBackFacts(): Promise<number>;
}

function rowOf({ type, entity_uid, revision, data }: Announcement, position: number): OutboxRow {
  const written_at = new Date();
  const id = newUid(written_at.getTime());
  const occurred_at = written_at.toISOString();
  const event = {
    id,
    type,
    entity_uid,
    revision,
    occurred_at,
    ...actingAs(),
    data: eventTypes[type].parse(data),
  };
  return { _id: id, entity_uid, revision, written_at, position, event: event as DomainEvent };
}

const inOrder = (a: OutboxRow, b: OutboxRow) =>
  a.revision - b.revision || a.written_at.getTime() - b.written_at.getTime() || a.position - b.position;

/** The events of one service's database that are not published yet. */
export function outboxIn(db: Db): Outbox {
  const collection = db.collection<OutboxRow>(OUTBOX);
  const facts = publishedFactsIn(db);
  return {
    async write(announcements, session) {
      if (announcements.length > 0) await collection.insertMany(announcements.map(rowOf), { session });
    },
    async oldest(limit, except) {
      const filter = except.length > 0 ? { entity_uid: { $nin: [...except] } } : {};
      const rows = await collection.find(filter).sort({ written_at: 1 }).limit(limit).toArray();
      if (rows.length < limit) return rows.sort(inOrder);
      // The limit, or clocks that differ, may have left out an earlier event of an entity that is here.
      const entities = [...new Set(rows.map(({ entity_uid }) => entity_uid))];
      const known = new Map(rows.map((row) => [row._id, row]));
      const all = await collection
        .find({ entity_uid: { $in: entities } }, { projection: { _id: 1 } })
        .sort({ entity_uid: 1, ...asItHappened })
        .limit(2 * limit)
        .toArray();
      const missing = all.filter(({ _id }) => !known.has(_id)).map(({ _id }) => _id);
      // Most are here already, and are not read again.
      if (missing.length > 0)
        for (const row of await collection.find({ _id: { $in: missing } }).toArray()) known.set(row._id, row);
      return all.flatMap(({ _id }) => known.get(_id) ?? []);
    },
    async putBackFacts() {
      let count = 0;
      for await (const row of facts.each()) {
        await collection.replaceOne({ _id: row._id }, row, { upsert: true });
        count += 1;
      }
      return count;
    },
    async remove(rows) {
      await facts.note(rows);
      await collection.deleteMany({ _id: { $in: rows.map(({ _id }) => _id) } });
    },
    countUntil: (moment) => collection.countDocuments({ written_at: { $lte: moment } }),
  };
}
