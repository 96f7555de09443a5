import {
  announceThisWriter,
  type Journal,
  type JournalEntry,
  type JournalKey,
  type JournalScope,
  otherLivingWriters,
  thisWriter,
} from '../journal';
import {
  anchorOf,
  deltaKey,
  entitiesOf,
  isTooLong,
  pack,
  slotsOf,
  type Unsent,
  workIn,
} from './journal-delta';

/** One entity's place in the journal, as autosave uses it. */
export interface AutosaveJournal<Entity> {
  /** Work of pages that are gone, oldest first. */
  unsentWork(): Promise<JournalEntry<Unsent<Entity>>[]>;
  /** Stores this page's work, or nothing when all is sent. */
  store(unsent: Unsent<Entity> | null): Promise<void>;
  /**
   * Hands this page's work over to whatever page comes next, at once, as this one goes away.
   * @param isGone false for a page that is hidden, and may live on
   */
  sayLastWords(unsent: Unsent<Entity>, isGone: boolean): void;
  /** All that was said so is stored by now. */
  takeBackLastWords(): void;
  /** Stores the server's version, to open while the server is away. */
  storeSeen(entity: Entity): Promise<void>;
  /** The server's version as it was last seen here; undefined when it never was. */
  seen(): Promise<Entity | undefined>;
  /** Stores this page's work, into which the work of others went, in place of theirs. */
  takeOver(unsent: Unsent<Entity> | null, adopted: readonly JournalEntry<Unsent<Entity>>[]): Promise<void>;
}

const isSlot = (one: JournalKey, other: JournalKey) =>
  one.writer === other.writer && one.entity === other.entity;

/**
 * The place of one entity in a journal, for this page. The whole entity is stored now and then, and with each change
 * only what differs from it, so that a key in a long script costs no more than in a short one.
 */
export function autosaveJournal<Entity>(journal: Journal, scope: JournalScope): AutosaveJournal<Entity> {
  const key = deltaKey({ ...scope, writer: thisWriter });
  const anchorKey = anchorOf(key);
  announceThisWriter();

  /** The version that is surely stored whole; null while none is. */
  let anchor: Entity | null = null;
  let writes = 0;

  const wholeOf = (unsent: Unsent<Entity>) => [
    { key: anchorKey, value: unsent.base },
    { key, value: pack(unsent.base, unsent) },
  ];

  async function storeWhole(unsent: Unsent<Entity>, others: readonly JournalKey[]): Promise<void> {
    anchor = null;
    writes += 1;
    const write = writes;
    await journal.replace(wholeOf(unsent), others);
    if (write === writes) anchor = unsent.base;
  }

  async function forget(others: readonly JournalKey[]): Promise<void> {
    anchor = null;
    writes += 1;
    journal.takeBackLastWords(key);
    await journal.forget(key, anchorKey, ...others);
  }

  return {
    async unsentWork() {
      const entries = await Promise.all(
        entitiesOf(scope.entity).map((entity) => journal.entries({ ...scope, entity })),
      );
      // Only now: reading takes up what pages said as they went, whose locks the browser may not have let go of yet.
      const living = await otherLivingWriters();
      return workIn<Entity>(entries.flat()).filter((entry) => !living.has(entry.key.writer));
    },
    sayLastWords: (unsent, isGone) => journal.sayLastWords(key, wholeOf(unsent), isGone),
    takeBackLastWords: () => journal.takeBackLastWords(key),
    storeSeen: (entity) => journal.storeSeen(scope, entity),
    seen: () => journal.seen<Entity>(scope),
    async store(unsent) {
      if (!unsent) return forget([]);
      const work = anchor === null ? null : pack(anchor, unsent);
      if (!work || isTooLong(work)) return storeWhole(unsent, []);
      writes += 1;
      const write = writes;
      const isReadable = await journal.store(key, work, anchorKey);
      // Where pages do not see each other, another one may have taken this one's work for left behind.
      if (!isReadable && write === writes) return storeWhole(unsent, []);
    },
    takeOver(unsent, adopted) {
      const others = adopted
        .flatMap((entry) => slotsOf(entry.key))
        .filter((slot) => !isSlot(slot, key) && !isSlot(slot, anchorKey));
      return unsent ? storeWhole(unsent, others) : forget(others);
    },
  };
}
