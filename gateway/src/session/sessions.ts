import type { SessionGrant } from '@coaching/service-kit';
import type { Request, RequestHandler } from 'express';
import session, { type Store } from 'express-session';
import { ABSOLUTE_DAYS, DAY_MS } from './session-data';

const COOKIE = 'sid';

/** Loads the session a cookie names. Visitors who never sign in get no cookie and leave no trace in the store. */
export function sessions({
  store,
  secret,
  secure,
}: {
  store: Store;
  secret: string;
  secure: boolean;
}): RequestHandler {
  return session({
    name: COOKIE,
    secret,
    store,
    resave: false,
    saveUninitialized: false,
    // The listener in front of us may be a TLS proxy; `secure` was decided from the public origin.
    proxy: secure ? true : undefined,
    cookie: { httpOnly: true, sameSite: 'lax', path: '/', secure, maxAge: ABSOLUTE_DAYS * DAY_MS },
  });
}

const settled = (work: (done: (error?: unknown) => void) => void) =>
  new Promise<void>((resolve, reject) => work((error) => (error ? reject(error) : resolve())));

/** Begins a session under a new id for whom the grant names; an id from before is worthless afterwards. */
export async function beginSession(
  request: Request,
  grant: SessionGrant,
  signed_in_at: number,
): Promise<void> {
  await settled((done) => request.session.regenerate(done));
  Object.assign(request.session, { ...grant, signed_in_at });
  await settled((done) => request.session.save(done));
}

/** Ends the session, if there is one. */
export async function endSession(request: Request): Promise<void> {
  if (request.session) await settled((done) => request.session.destroy(done));
}

/** Who the session is for, or null when nobody has signed in or it has run for too long. */
export function signedIn(request: Request): SessionGrant | null {
  const { user_uid, organization_uid, signed_in_at } = request.session ?? {};
  if (!user_uid || !signed_in_at || Date.now() - signed_in_at > ABSOLUTE_DAYS * DAY_MS) return null;
  return { user_uid, organization_uid: organization_uid ?? null };
}
