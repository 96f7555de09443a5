import type { Versions } from '../merging';
import type { SnapshotStore } from './autosave-state';
import type { Unsent } from './journal-delta';
import type { Sendable } from './sendable';

/** The versions of one entity that a page has in hand: the server's, the one that is shown, the one under way. */
export interface HeldVersions<Entity> {
  /** The server's version, from which what is shown grew. */
  base(): Entity;
  /** The version under way, or whose answer was lost. */
  sent(): Entity | null;
  /** What a save sends: what is under way already, or as much as can be sent. It is under way from now on. */
  sending(): Entity;
  /** As much of what is shown as can be sent. */
  sendable(): Sendable<Entity>;
  /** What is shown may differ from base. */
  isChanged(): boolean;
  hasUnsent(): boolean;
  /** What the journal has to store; null when all is sent. */
  unsent(): Unsent<Entity> | null;
  /** What is shown was last seen some time ago; the server was away when it was opened. */
  isOld(): boolean;

  /** What is shown was changed here. */
  touch(): void;
  /** Looks again whether what is shown differs from base. @returns whether it does */
  compare(): boolean;
  /** What the server has now. */
  see(theirs: Entity): void;
  /** Takes up work that an earlier page left, with the server away. */
  resume(work: Unsent<Entity>): void;
  /** Opens what was last seen of the server's version, with the server away. */
  openOld(theirs: Entity): void;
  /** The server has saved `version`, and answered what it has now. @returns whether that held others' changes */
  confirm(version: Entity, answer: Entity): boolean;
  /** The server refused what was under way. */
  giveUpSending(): void;
  /** What is shown grows from `theirs` from now on. @returns what it becomes */
  rebase(theirs: Entity): Entity;
}

/**
 * @param store what is shown, with the server's version beside it
 * @param sendableOf as much of a version as a save can hold
 */
export function holdVersions<Entity>(
  versions: Versions<Entity>,
  store: SnapshotStore<Entity>,
  sendableOf: (mine: Entity, base: Entity) => Sendable<Entity>,
): HeldVersions<Entity> {
  let base: Entity;
  let sent: Entity | null = null;
  let changed = false;
  let isOld = false;

  const hasUnsent = () => changed || sent !== null;
  const sendable = () => sendableOf(store.value(), base);

  function see(theirs: Entity) {
    base = theirs;
    isOld = false;
    store.set({ server: theirs });
  }

  return {
    base: () => base,
    sent: () => sent,
    sending() {
      sent ??= sendable().version;
      return sent;
    },
    sendable,
    isChanged: () => changed,
    hasUnsent,
    unsent: () => (hasUnsent() ? { base, mine: store.value(), sent } : null),
    isOld: () => isOld,
    touch() {
      changed = true;
    },
    compare() {
      changed = !versions.isSame(base, store.value());
      return changed;
    },
    see,
    resume(work) {
      ({ base, sent } = work);
      changed = true;
    },
    openOld(theirs) {
      base = theirs;
      isOld = true;
    },
    confirm(version, answer) {
      const confirmed = versions.confirmed({ base, sent: version, answer });
      store.set({ value: versions.merge(version, store.value(), confirmed) });
      see(confirmed);
      sent = null;
      return !versions.isSame(version, confirmed);
    },
    giveUpSending() {
      sent = null;
      changed = true;
    },
    rebase(theirs) {
      const ancestor = sent ? versions.ancestor(base, sent, theirs) : base;
      const value = versions.merge(ancestor, store.value(), theirs);
      see(theirs);
      sent = null;
      changed = !versions.isSame(base, value);
      return value;
    },
  };
}
