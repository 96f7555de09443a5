import type { SessionData, Store } from 'express-session';

/** How long calls may go on that had read a session before it was over, in milliseconds. */
const UNDER_WAY_MS = 120_000;

/** A session was to be stored that is over: its person has signed out, or another took its place. */
export class SessionOver extends Error {
  override readonly name = 'SessionOver';
}

type Done = (error?: unknown) => void;

const overId = (id: string) => `over.${id}`;

function mark(): SessionData {
  const expires = new Date(Date.now() + UNDER_WAY_MS);
  return { cookie: { originalMaxAge: UNDER_WAY_MS, expires } } as SessionData;
}

/**
 * The same store, in which a session that was destroyed does not come back. Stores make what is not there, so that a
 * call which had read a session before its person signed out would bring it back by storing it after. What is destroyed
 * leaves a mark first; whoever stores looks for the mark afterwards: one of both sees the other, in whatever process.
 */
export function endingForGood(store: Store): Store {
  const destroy = (id: string, done?: Done) =>
    store.get(id, (unread, found) => {
      if (unread) return done?.(unread);
      // What was never stored nobody can have read.
      if (!found) return done?.();
      store.set(overId(id), mark(), (error) => (error ? done?.(error) : store.destroy(id, done)));
    });
  const set = (id: string, session: SessionData, done?: Done) =>
    store.set(id, session, (error) => {
      if (error) return done?.(error);
      store.get(overId(id), (unread, over) => {
        if (unread || !over) return done?.(unread);
        store.destroy(id, (left) => done?.(left ?? new SessionOver('the session is over')));
      });
    });
  return Object.assign(Object.create(store) as Store, { destroy, set });
}
