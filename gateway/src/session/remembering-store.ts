import { type SessionData, Store } from 'express-session';

/** How long a session is remembered; another gateway's sign-out takes effect here after this at the latest. */
const REMEMBER_MS = 2000;
const MOST_REMEMBERED = 10_000;

type Callback = (error?: unknown) => void;

/** Remembers sessions for a moment, so that a burst of requests reads the store once. Writes go straight through. */
export class RememberingStore extends Store {
  private readonly remembered = new Map<string, { session: SessionData; until: number }>();

  constructor(private readonly store: Store) {
    super();
  }

  override get(sid: string, callback: (error: unknown, session?: SessionData | null) => void): void {
    const known = this.remembered.get(sid);
    if (known && known.until > Date.now()) {
      callback(null, structuredClone(known.session));
      return;
    }
    this.remembered.delete(sid);
    this.store.get(sid, (error, session) => {
      if (!error && session) this.remember(sid, structuredClone(session));
      callback(error, session);
    });
  }

  override set(sid: string, session: SessionData, callback?: Callback): void {
    this.remembered.delete(sid);
    this.store.set(sid, session, callback);
  }

  override destroy(sid: string, callback?: Callback): void {
    this.remembered.delete(sid);
    this.store.destroy(sid, callback);
  }

  override touch(sid: string, session: SessionData, callback?: () => void): void {
    if (this.store.touch) this.store.touch(sid, session, callback);
    else callback?.();
  }

  private remember(sid: string, session: SessionData): void {
    if (this.remembered.size >= MOST_REMEMBERED) this.remembered.clear();
    this.remembered.set(sid, { session, until: Date.now() + REMEMBER_MS });
  }
}
