import session from 'express-session';
import type { Cookies } from '../cookies/cookies';
import { IDLE_MS } from './expiry';
import type { SessionRequest } from './session-data';

/** Says nothing of the product. */
export const SESSION_COOKIE = 'sid';

export type SessionMiddleware = ReturnType<typeof session>;

/** What of a session's cookie and store a request touches. */
export interface SessionMiddlewares {
  /** Leaves cookie and store alone, as for most requests. */
  keeping: SessionMiddleware;
  /** Begins the idle time anew in both. */
  renewing: SessionMiddleware;
}

function pair(store: session.Store, secret: string, name: string, secure: boolean): SessionMiddlewares {
  const middleware = (rolling: boolean, its: session.Store) =>
    session({
      name,
      secret,
      store: its,
      rolling,
      resave: false,
      saveUninitialized: false,
      cookie: { httpOnly: true, sameSite: 'lax', path: '/', maxAge: IDLE_MS, secure },
    });
  const untouched = Object.assign(Object.create(store) as session.Store, {
    touch: (_id: string, _session: unknown, done?: () => void) => done?.(),
  });
  return { keeping: middleware(false, untouched), renewing: middleware(true, store) };
}

/** The session library, set up for a browser that comes over TLS or not, as the request says. */
export function sessionMiddlewares(store: session.Store, secret: string, cookies: Cookies) {
  const secure = pair(store, secret, `__Host-${SESSION_COOKIE}`, true);
  const plain = pair(store, secret, SESSION_COOKIE, false);
  return (request: Pick<SessionRequest, 'headers'>): SessionMiddlewares =>
    cookies.isSecure(request) ? secure : plain;
}
