/** What the indicator says (spec 1 section 4, and what else can be true). */
export type SavingState =
  /** Opened, and nothing changed yet. */
  | 'idle'
  /** Changes are waiting for the debounce, or under way. */
  | 'saving'
  /** All is on the server. */
  | 'saved'
  /** All is on the server, and changes made elsewhere came in with it. */
  | 'updated'
  /** The server is out of reach; it is tried again. */
  | 'offline'
  /** Changed elsewhere; both versions are being brought together. */
  | 'conflict'
  /** The server refused, or nobody is signed in; see `problem`. */
  | 'error';

const settled: readonly SavingState[] = ['idle', 'saved', 'updated'];

/** All that was written on this page is on the server. */
export const isSettled = (state: SavingState): boolean => settled.includes(state);

/** Everything a screen shows of an autosaved entity. A new object for each change. */
export interface AutosaveSnapshot<Entity> {
  /** Null until it is loaded. */
  value: Entity | null;
  /** As the server has it, as far as is known here; what differs from `value` is unsent. Null until it is loaded. */
  server: Entity | null;
  state: SavingState;
  /** What went wrong, for the person; only with state 'error'. */
  problem: string | null;
  /** Whether this device stores what is not sent; false when the browser refuses to store anything. */
  isStored: boolean;
  /** Why loading failed; null while it has not. */
  loadError: unknown;
}

/** Holds the snapshot and notifies listeners. */
export interface SnapshotStore<Entity> {
  get(): AutosaveSnapshot<Entity>;
  /** The entity, once it is loaded. */
  value(): Entity;
  set(change: Partial<AutosaveSnapshot<Entity>>): void;
  /** Like `set`, but listeners are notified in a task of its own. */
  setDeferred(change: Partial<AutosaveSnapshot<Entity>>): void;
  /** Notifies listeners now of what was deferred. */
  flushDeferred(): void;
  subscribe(listener: () => void): () => void;
}

/** A snapshot of nothing loaded yet. */
export function createSnapshotStore<Entity>(): SnapshotStore<Entity> {
  const listeners = new Set<() => void>();
  let pending: ReturnType<typeof setTimeout> | undefined;
  let snapshot: AutosaveSnapshot<Entity> = {
    value: null,
    server: null,
    state: 'idle',
    problem: null,
    isStored: true,
    loadError: null,
  };

  /** @returns whether anything became different */
  function apply(change: Partial<AutosaveSnapshot<Entity>>): boolean {
    const differs = Object.entries(change).some(
      ([name, value]) => snapshot[name as keyof AutosaveSnapshot<Entity>] !== value,
    );
    if (differs) snapshot = { ...snapshot, ...change };
    return differs;
  }

  function notify() {
    clearTimeout(pending);
    pending = undefined;
    for (const listener of listeners) listener();
  }

  return {
    get: () => snapshot,
    value: () => snapshot.value as Entity,
    set(change) {
      if (apply(change)) notify();
    },
    setDeferred(change) {
      if (apply(change)) pending ??= setTimeout(notify);
    },
    flushDeferred() {
      if (pending !== undefined) notify();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
