import type { Actor, SignalType } from '@coaching/contracts';
import type { ClientSession } from 'mongoose';
import type { Entity } from '../mongo/entity';
import type { Announcement } from '../service';

/** Where entities of a kind are stored. */
export interface EntityStore<Row extends Entity> {
  /** An entity, also one in the recycle bin, or null. */
  find(uid: string, session?: ClientSession): Promise<Row | null>;
  insert(row: Row, session: ClientSession): Promise<void>;
  /** Writes some fields if what is stored is still just as it is given; false when it no longer is. */
  change(stored: Row, fields: Partial<Row>, session?: ClientSession): Promise<boolean>;
  /** Writes an entity that comes back from the recycle bin. */
  restore(row: Row, session: ClientSession): Promise<void>;
}

/** What saving, deleting and restoring need to know of a kind of entity. */
export interface EntityKind<Row extends Entity> {
  /** The name under which an entity travels in answers. */
  name: string;
  store: EntityStore<Row>;
  /** The signal to those who look at an entity that it has changed. */
  signal: SignalType;
  mayRead(actor: Actor, row: Row): boolean;
  mayDelete(actor: Actor, row: Row): boolean;
  mayRestore(actor: Actor, row: Row): boolean;
  /** What is published to other domains of a change, in order; nothing for most. @param before null when it is new */
  eventsFor(before: Row | null, after: Row): Announcement[];
}
