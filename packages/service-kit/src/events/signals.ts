import type { SignalType } from '@coaching/contracts';

/** How processes tell each other that something has just happened. Nothing is kept, and nobody is waited for. */
export interface Signals {
  /** Tells whoever listens, in this process and every other; for after the commit. */
  tell(type: SignalType, entity_uid: string): void;
  /**
   * Calls back after each signal about the entity, and every few seconds while signals may get lost: whoever hears
   * one looks for itself. Resolves, with what ends it, once it hears everything.
   */
  listen(type: SignalType, entity_uid: string, hear: () => void): Promise<() => void>;
}

/** Where a signal belongs: its type (two words) and its entity. */
export const signalKey = (type: SignalType, entity_uid: string) => `${type}.${entity_uid}`;

/** Those who listen in this process. */
export interface Listeners {
  add(key: string, hear: () => void): () => void;
  tell(key: string): void;
  tellAll(): void;
}

export function signalListeners(): Listeners {
  const byKey = new Map<string, Set<() => void>>();
  const tell = (key: string) => {
    for (const hear of byKey.get(key) ?? []) hear();
  };
  return {
    add(key, hear) {
      const listeners = byKey.get(key) ?? new Set();
      byKey.set(key, listeners.add(hear));
      return () => {
        listeners.delete(hear);
        if (listeners.size === 0 && byKey.get(key) === listeners) byKey.delete(key);
      };
    },
    tell,
    tellAll: () => [...byKey.keys()].forEach(tell),
  };
}

/** Signals within one process. */
export function inProcessSignals(): Signals {
  const listeners = signalListeners();
  return {
    tell: (type, entity_uid) => listeners.tell(signalKey(type, entity_uid)),
    listen: async (type, entity_uid, hear) => listeners.add(signalKey(type, entity_uid), hear),
  };
}
