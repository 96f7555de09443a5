import type { Actor, SignalType } from '@coaching/contracts';
import type { ClientSession } from 'mongoose';
import type { Entity } from '../mongo/entity';
import type { Announcement, Transaction } from '../service';

/** Where entities of a kind are stored. */
export interface EntityStore<Row extends Entity> {
  /** An entity, also one in the recycle bin, or null. */
  find(uid: string, session?: ClientSession): Promise<Row | null>;
  /** @returns the entity as it is stored, with what is derived from it */
  insert(row: Row, session: ClientSession): Promise<Row>;
  /**
   * Writes some fields if what is stored is still just as it is given.
   * @returns the entity as it is stored then, with what is derived from it; null when it is no longer as given
   */
  change(stored: Row, fields: Partial<Row>, session?: ClientSession): Promise<Row | null>;
  /** Writes an entity that comes back from the recycle bin. */
  restore(row: Row, session: ClientSession): Promise<void>;
}

/** Who deletes or restores, and the transaction in which it is done. */
export interface Deed extends Transaction {
  actor: Actor;
}

/** What goes with an entity, into the recycle bin and out of it, each in the same transaction. */
interface Cascade<Row extends Entity> {
  /** Other fields that change as it goes. @throws what keeps it from going */
  beforeDelete?(stored: Row, deed: Deed): Partial<Row> | Promise<Partial<Row>>;
  /** What follows once it has gone and that is published, such as what goes along. */
  afterDelete?(deleted: Row, deed: Deed): Promise<void>;
  /** Other fields that change as it comes back. @throws what keeps it from coming back */
  beforeRestore?(stored: Row, deed: Deed): Partial<Row> | Promise<Partial<Row>>;
  /** What follows once it is back and that is published, such as what comes back along. */
  afterRestore?(restored: Row, deed: Deed): Promise<void>;
}

/** What deleting and restoring need to know of a kind of entity. */
export interface DeletableKind<Row extends Entity> extends Cascade<Row> {
  store: Pick<EntityStore<Row>, 'find' | 'change' | 'restore'>;
  /** The signal to those who look at an entity that it has changed; none for what has no live view. */
  signal?: SignalType;
  mayRead(actor: Actor, row: Row): boolean;
  mayDelete(actor: Actor, row: Row): boolean;
  mayRestore(actor: Actor, row: Row): boolean;
  /** What is published to other domains of a change, in order; nothing for most. @param before null when it is new */
  eventsFor(before: Row | null, after: Row): Announcement[];
}

/** What saving, deleting and restoring need to know of a kind of entity. */
export interface EntityKind<Row extends Entity> extends DeletableKind<Row> {
  /** The name under which an entity travels in answers. */
  name: string;
  store: EntityStore<Row>;
  signal: SignalType;
}
