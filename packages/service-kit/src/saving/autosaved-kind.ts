import type { Actor, SignalType } from '@coaching/contracts';
import type { Entity } from '../mongo/entity';
import type { EntityKind, EntityStore } from './entity-kind';

/** Who saves, and when. */
export interface Saver {
  actor: Actor;
  now: Date;
}

/** What is sent of an entity. */
export interface Draft {
  uid: string;
  /**
   * The revision it is based on, 0 on a first save. One that says none, as the specification's own shape, is based on
   * what is there.
   */
  revision?: number;
}

/** What saving needs to know of a kind of entity. */
export interface SavedKind<Row extends Entity, Sent extends Draft>
  extends Pick<EntityKind<Row>, 'name' | 'mayRead' | 'eventsFor'> {
  store: Pick<EntityStore<Row>, 'find' | 'insert' | 'change'>;
  /** The signal to those who look at an entity that it has changed; none for what has no live view. */
  signal?: SignalType;
  mayEdit(actor: Actor, row: Row): boolean;
  /** Said to whoever may read it but not change it. */
  notTheirs: string;
  /** An entity as the actor may see it, for whoever's revision is stale. */
  present(row: Row, actor: Actor): object | Promise<object>;
  /** A new entity, with its stamps and its first revision. @throws Invalid, NotAllowed, NotFound */
  created(saver: Saver, sent: Sent): Promise<Row>;
  /** The fields that what is sent would change; none for what has its effect already. */
  changed(sent: Sent, stored: Row): Partial<Row>;
  /** Whether it would also change what `settled` alone can tell, such as with whom it is. */
  moves?(sent: Sent, stored: Row): boolean;
  /** Refuses what may not be changed; answers the fields that follow from the changes. @throws Invalid, NotAllowed, NotFound */
  settled(saver: Saver, sent: Sent, stored: Row, changed: Partial<Row>): Promise<Partial<Row>>;
}

/** A kind of entity that saves itself as somebody types, and that is deleted and restored. */
export interface AutosavedKind<Row extends Entity, Sent extends Draft>
  extends EntityKind<Row>,
    SavedKind<Row, Sent> {
  store: EntityStore<Row>;
  signal: SignalType;
}
