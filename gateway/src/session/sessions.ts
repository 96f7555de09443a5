import type { SessionGrant } from '@coaching/service-kit';
import session from 'express-session';
import { BoundedMap } from '../edge/bounded-map';
import { Unavailable } from '../edge/errors';
import type { Visit } from '../edge/visit';
import { cookieOptions, forgottenCookie, SESSION_COOKIE } from './cookie';
import { isOver, RENEW_AFTER_MS, SUPERSEDED_MS } from './expiry';
import { SeatCache } from './seat-cache';
import { type Seat, type SessionRequest, seatIn } from './session-data';

const away = 'Sign-in is not available just now. Please try again in a moment.';
const MOST_RENEWALS = 50_000;

interface Parts {
  store: session.Store;
  secret: string;
  publicOrigin: string | undefined;
  now: () => number;
}

type Middleware = ReturnType<typeof session>;

/** Sessions of browsers: who sits in which, and how they begin, change and end. */
export class Sessions {
  private readonly seats: SeatCache;
  private readonly renewed = new BoundedMap<string, number>(MOST_RENEWALS);
  private readonly keeping: Middleware;
  private readonly renewing: Middleware;

  constructor(private readonly parts: Parts) {
    const { store, secret, publicOrigin } = parts;
    const middleware = (rolling: boolean, its: session.Store) =>
      session({
        name: SESSION_COOKIE,
        secret,
        store: its,
        rolling,
        resave: false,
        saveUninitialized: false,
        cookie: (request) => cookieOptions(request, publicOrigin),
      });
    // Two of a kind: most requests leave cookie and store alone, one an hour renews both.
    this.keeping = middleware(
      false,
      Object.assign(Object.create(store) as session.Store, {
        touch: (_id: string, _session: unknown, done?: () => void) => done?.(),
      }),
    );
    this.renewing = middleware(true, store);
    this.seats = new SeatCache(parts.now);
  }

  /** Who is signed in by this request's cookie, if that was read lately. */
  known({ request }: Visit): Seat | null {
    return request.headers.cookie ? this.seats.get(request.headers.cookie) : null;
  }

  /**
   * Who is signed in by this request's cookie; null when nobody is.
   * @throws Unavailable while the store cannot be read
   */
  async find(visit: Visit): Promise<Seat | null> {
    const cookies = visit.request.headers.cookie;
    if (!cookies?.includes(`${SESSION_COOKIE}=`)) return null;
    const known = this.seats.get(cookies);
    if (known) return known;
    const { generation } = this.seats;
    const due = this.parts.now() - (this.renewed.get(cookies) ?? 0) >= RENEW_AFTER_MS;
    const request = await this.open(visit, due ? this.renewing : this.keeping);
    const { session } = request;
    if (!session?.user_uid) return null;
    if (isOver(session, this.parts.now())) {
      await this.end(visit);
      return null;
    }
    if (due) this.renewed.set(cookies, this.parts.now());
    const seat = seatIn(session);
    this.seats.keep(cookies, request.sessionID, seat, generation);
    // Without a session the library sets no cookie, which here would take the place of the new one's.
    if (seat.superseded) request.session = undefined;
    return seat;
  }

  /**
   * What the session's person may do is not what it was: goes on under a new id. The old one is good for a
   * moment, because the browser may have sent other calls before it learned of the new one.
   */
  async renew(visit: Visit, privileges: string): Promise<void> {
    const request = await this.open(visit, this.keeping);
    const before = request.session!;
    if (!before.user_uid || before.superseded_at !== undefined) return;
    const { user_uid, organization_uid, session_epoch, signed_in_at } = before;
    this.seats.forget(request.sessionID);
    if (before.privileges !== undefined) {
      before.superseded_at = this.parts.now();
      before.cookie.maxAge = SUPERSEDED_MS;
      await done((then) => before.save(then));
      request.sessionStore.generate(request);
    }
    Object.assign(request.session!, { user_uid, organization_uid, session_epoch, signed_in_at, privileges });
    await done((then) => request.session?.save(then));
  }

  /** Begins a session under a new id; the one the browser had before is over. */
  start(visit: Visit, grant: SessionGrant): Promise<void> {
    return this.begin(visit, grant, this.parts.now());
  }

  /** Goes on under a new id, in the organisation granted. */
  async switch(visit: Visit, grant: SessionGrant): Promise<void> {
    const { session: before } = await this.open(visit, this.keeping);
    await this.begin(visit, grant, before?.signed_in_at ?? this.parts.now());
  }

  /** Ends the session, if there is one, and makes the browser forget it. */
  async end(visit: Visit): Promise<void> {
    const { request, response } = visit;
    if (!request.headers.cookie?.includes(`${SESSION_COOKIE}=`)) return;
    response.appendHeader('Set-Cookie', forgottenCookie(request, this.parts.publicOrigin));
    const { session: current, sessionID } = await this.open(visit, this.keeping);
    if (!current?.user_uid) return;
    await done((then) => current.destroy(then));
    this.seats.forget(sessionID);
  }

  /** Ends a session that is over for its person; a browser that has got another one meanwhile keeps that. */
  async discard(visit: Visit): Promise<void> {
    const { session: current } = await this.open(visit, this.keeping);
    if (current?.user_uid) await this.end(visit);
  }

  private async begin(visit: Visit, grant: SessionGrant, signed_in_at: number) {
    const { user_uid, organization_uid, session_epoch } = grant;
    const request = await this.open(visit, this.keeping);
    const before = request.sessionID;
    await done((then) => request.session?.regenerate(then));
    this.seats.forget(before);
    Object.assign(request.session!, { user_uid, organization_uid, session_epoch, signed_in_at });
    await done((then) => request.session?.save(then));
  }

  /** Lets express-session read the cookie, once for each request. */
  private async open({ request, response }: Visit, middleware: Middleware): Promise<SessionRequest> {
    const opened = request as unknown as SessionRequest;
    // The cookie option alone decides about Secure; TLS may end at a proxy in front of us.
    opened.secure = true;
    type Arguments = Parameters<Middleware>;
    await done((then) =>
      middleware(opened as unknown as Arguments[0], response as unknown as Arguments[1], then),
    );
    if (!opened.session) throw new Unavailable(away);
    return opened;
  }
}

/** Turns a callback of the session library into a promise; it may be called again later, which says nothing new. */
function done(work: (then: (error?: unknown) => void) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    work((error) => (error ? reject(new Unavailable(away, { cause: error })) : resolve()));
  });
}
