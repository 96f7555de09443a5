import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { reportReadError } from '../api/report-call-error';
import type { Autosave } from './autosave-interface';
import type { AutosaveSnapshot } from './autosave-state';
import { type AutosavedEntity, holdEntity } from './autosaved-entity';

export interface UsedAutosave<Entity> extends AutosaveSnapshot<Entity> {
  /** Changes it; the same function for as long as the entity is the same. */
  change(update: (mine: Entity) => Entity): void;
  /** Changes it where somebody types, and draws it a moment later; stable like `change`. */
  write(update: (mine: Entity) => Entity): void;
  /** Draws now what was written; stable like `change`. */
  flushDeferred(): void;
  /** The entity with all that was changed and written, drawn or not; null until it is loaded. Stable like `change`. */
  current(): Entity | null;
  /** Brings in a version of the server that came by another way, such as a live stream; stable like `change`. */
  receive(theirs: Entity): void;
  /** Loads again after a failure, or sends again now. */
  retry(): void;
}

const LOADING: AutosaveSnapshot<never> = {
  value: null,
  server: null,
  state: 'idle',
  problem: null,
  isStored: true,
  loadError: null,
};
const getLoading = () => LOADING;
const subscribeToNothing = () => () => {};

/** An entity that saves itself, with everything the indicator shows. Leaving the screen sends what is unsent. */
export function useAutosave<Entity>(
  kind: AutosavedEntity<Entity>,
  user_uid: string,
  uid: string,
): UsedAutosave<Entity> {
  const [autosave, setAutosave] = useState<Autosave<Entity> | null>(null);

  useEffect(() => {
    const { autosave, release } = holdEntity(kind, user_uid, uid);
    setAutosave(autosave);
    void autosave.start();
    return () => {
      setAutosave(null);
      release();
    };
  }, [kind, user_uid, uid]);

  const snapshot = useSyncExternalStore<AutosaveSnapshot<Entity>>(
    autosave?.subscribe ?? subscribeToNothing,
    autosave?.getSnapshot ?? getLoading,
  );
  const { loadError } = snapshot;
  useEffect(() => {
    if (loadError) reportReadError(loadError);
  }, [loadError]);

  const change = useCallback((update: (mine: Entity) => Entity) => autosave?.change(update), [autosave]);
  const write = useCallback((update: (mine: Entity) => Entity) => autosave?.write(update), [autosave]);
  const flushDeferred = useCallback(() => autosave?.flushDeferred(), [autosave]);
  const current = useCallback(() => autosave?.getSnapshot().value ?? null, [autosave]);
  const receive = useCallback((theirs: Entity) => autosave?.receive(theirs), [autosave]);
  const retry = useCallback(() => {
    if (!autosave) return;
    if (autosave.getSnapshot().value === null) void autosave.start();
    else autosave.flush();
  }, [autosave]);

  return useMemo(
    () => ({ ...snapshot, change, write, flushDeferred, current, receive, retry }),
    [snapshot, change, write, flushDeferred, current, receive, retry],
  );
}
