import type { SignalType } from '@coaching/contracts';

/** How processes signal each other that something has just happened. Nothing is stored or acknowledged. */
export interface Signals {
  /** Calls every listener, in this process and every other; for after the commit. */
  send(type: SignalType, entity_uid: string): void;
  /**
   * Calls back after each signal about the entity, or about `EVERY` entity, and every few seconds while signals may get lost, so that
   * the listener looks for itself. Resolves, with what ends it, once every signal arrives.
   */
  listen(type: SignalType, entity_uid: string, onSignal: () => void): Promise<() => void>;
}

/** Stands for every entity where somebody listens. */
export const EVERY = '*';

/** Where a signal belongs: its type (two words) and its entity. */
export const signalKey = (type: SignalType, entity_uid: string) => `${type}.${entity_uid}`;

/** Where they listen who listen for all of a signal's type. */
const ofEvery = (key: string) => key.replace(/^(\w+\.\w+)\..*$/s, `$1.${EVERY}`);

/** Those who listen in this process. */
export interface Listeners {
  add(key: string, onSignal: () => void): () => void;
  notify(key: string): void;
  notifyAll(): void;
}

export function signalListeners(): Listeners {
  const byKey = new Map<string, Set<() => void>>();
  const notifyThose = (key: string) => {
    for (const onSignal of byKey.get(key) ?? []) onSignal();
  };
  const notify = (key: string) => {
    notifyThose(key);
    notifyThose(ofEvery(key));
  };
  return {
    add(key, onSignal) {
      const listeners = byKey.get(key) ?? new Set();
      byKey.set(key, listeners.add(onSignal));
      return () => {
        listeners.delete(onSignal);
        if (listeners.size === 0 && byKey.get(key) === listeners) byKey.delete(key);
      };
    },
    notify,
    notifyAll: () => [...byKey.keys()].forEach(notifyThose),
  };
}

/** Signals within one process. */
export function inProcessSignals(): Signals {
  const listeners = signalListeners();
  return {
    send: (type, entity_uid) => listeners.notify(signalKey(type, entity_uid)),
    listen: async (type, entity_uid, onSignal) => listeners.add(signalKey(type, entity_uid), onSignal),
  };
}
