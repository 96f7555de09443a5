import {
  announceThisWriter,
  type Journal,
  type JournalEntry,
  type JournalKey,
  type JournalScope,
  otherLivingWriters,
  thisWriter,
} from '../journal';

/** Work on an entity that the server has not confirmed. */
export interface Unsent<Entity> {
  /** The server's version it grew from. */
  base: Entity;
  mine: Entity;
  /** A save that was begun and not answered. */
  sent: Entity | null;
}

/** One entity's place in the journal, as autosave uses it. */
export interface AutosaveJournal<Entity> {
  /** Work of pages that are gone, oldest first. */
  leftBehind(): Promise<JournalEntry<Unsent<Entity>>[]>;
  /** Keeps this page's work, or nothing when all is sent. */
  keep(unsent: Unsent<Entity> | null): Promise<void>;
  /** Keeps the server's version, to open while the server is away. */
  keepSeen(entity: Entity): Promise<void>;
  /** The server's version as it was last seen here; undefined when it never was. */
  seen(): Promise<Entity | undefined>;
  /** Keeps this page's work, into which the work of others went, in place of theirs. */
  takeOver(unsent: Unsent<Entity> | null, adopted: readonly JournalEntry<Unsent<Entity>>[]): Promise<void>;
}

/** The place of one entity in a journal, for this page. */
export function autosaveJournal<Entity>(journal: Journal, scope: JournalScope): AutosaveJournal<Entity> {
  const key: JournalKey = { ...scope, writer: thisWriter };
  announceThisWriter();
  return {
    async leftBehind() {
      const [entries, living] = await Promise.all([
        journal.entries<Unsent<Entity>>(scope),
        otherLivingWriters(),
      ]);
      return entries.filter((entry) => !living.has(entry.key.writer));
    },
    keepSeen: (entity) => journal.keepSeen(scope, entity),
    seen: () => journal.seen<Entity>(scope),
    keep: (unsent) => (unsent ? journal.keep(key, unsent) : journal.forget(key)),
    takeOver(unsent, adopted) {
      const others = adopted.map((entry) => entry.key).filter(({ writer }) => writer !== thisWriter);
      return unsent ? journal.replace(key, unsent, others) : journal.forget(key, ...others);
    },
  };
}
