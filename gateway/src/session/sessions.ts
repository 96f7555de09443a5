import { createHash } from 'node:crypto';
import { MESSAGES } from '@coaching/contracts';
import { BoundedMap, NotSignedIn, type SessionGrant, type Signals } from '@coaching/service-kit';
import type { SessionData, Store } from 'express-session';
import type { Cookies } from '../cookies/cookies';
import { Unavailable } from '../edge/errors';
import type { RequestContext } from '../edge/request-context';
import { BELIEVED_MS, isOver, isTimeUp, RENEW_AFTER_MS, SUPERSEDED_MS } from './expiry';
import { SESSION_COOKIE, type SessionMiddleware, sessionMiddlewares } from './middlewares';
import { SessionOver } from './over-for-good';
import { type RealSession, type SessionRequest, type SignedInSession, signedInSession } from './session-data';
import { SignedInHint } from './signed-in-hint';
import { SignedInSessionCache } from './signed-in-session-cache';

const away = 'Sign-in is not available just now. Please try again in a moment.';
const MOST_RENEWALS = 50_000;

interface Parts {
  store: Store;
  secret: string;
  cookies: Cookies;
  /** Tells every process that a session is over. */
  signals: Pick<Signals, 'send'>;
  /** How long what was read of a session is believed, in milliseconds; BELIEVED_MS unless given. */
  believedMs?: number;
  now: () => number;
}

/** A session's name where its id, which opens it, must not be seen. */
export const sessionKey = (session_id: string): string =>
  createHash('sha256').update(session_id).digest('base64url');

/** Sessions of browsers: who sits in which, and how they begin, change and end. */
export class Sessions {
  private readonly signedInSessions: SignedInSessionCache;
  private readonly renewed = new BoundedMap<string, number>(MOST_RENEWALS);
  private readonly middlewaresFor: ReturnType<typeof sessionMiddlewares>;
  private readonly hint: SignedInHint;

  constructor(private readonly parts: Parts) {
    const { store, secret, cookies, believedMs = BELIEVED_MS, now } = parts;
    this.middlewaresFor = sessionMiddlewares(store, secret, cookies);
    this.hint = new SignedInHint(cookies);
    this.signedInSessions = new SignedInSessionCache(now, believedMs);
  }

  /** Who is signed in by this request's cookie, if that was read lately. */
  known({ request }: RequestContext): SignedInSession | null {
    return request.headers.cookie ? this.signedInSessions.get(request.headers.cookie) : null;
  }

  /**
   * Who is signed in by this request's cookie; null when nobody is.
   * @throws Unavailable while the store cannot be read
   */
  async find(context: RequestContext): Promise<SignedInSession | null> {
    const cookies = context.request.headers.cookie;
    if (!cookies || !this.hasCookie(context)) {
      this.hint.forget(context);
      return null;
    }
    const known = this.signedInSessions.get(cookies);
    if (known) return known;
    const { generation } = this.signedInSessions;
    const due = this.parts.now() - (this.renewed.get(cookies) ?? 0) >= RENEW_AFTER_MS;
    const request = await this.open(context, due ? 'renewing' : 'keeping');
    const { session } = request;
    if (!session?.user_uid) return null;
    if (isOver(session, this.parts.now())) {
      await this.end(context);
      return null;
    }
    if (due) {
      this.renewed.set(cookies, this.parts.now());
      this.hint.renew(context);
    }
    const signedIn = signedInSession(request.sessionID, session);
    this.signedInSessions.store(cookies, signedIn, generation);
    // Without a session the library sets no cookie, which here would take the place of the new one's.
    if (signedIn.superseded) request.session = undefined;
    return signedIn;
  }

  /**
   * What the session's person may do is not what it was: goes on under a new id. The old one is good for a
   * moment, because the browser may have sent other calls before it learned of the new one.
   * @throws NotSignedIn when it has ended since it was read
   */
  async renew(context: RequestContext, privileges: string): Promise<void> {
    const request = await this.open(context);
    const before = request.session!;
    if (!before.user_uid || before.superseded_at !== undefined) return;
    // Another call of the same browser, which came at the same time, has stored it meanwhile.
    if (before.privileges === privileges) return this.signedInSessions.forget(request.sessionID);
    const { user_uid, organization_uid, session_epoch, signed_in_at, confirmed_at, real } = before;
    const stored = { user_uid, organization_uid, session_epoch, signed_in_at, confirmed_at, real };
    this.signedInSessions.forget(request.sessionID);
    if (before.privileges !== undefined) await this.supersede(request);
    Object.assign(request.session!, { ...stored, privileges });
    await done((then) => request.session?.save(then));
  }

  /**
   * Whether a session is still good, as the store says now.
   * @throws while the store cannot be read
   */
  async isGood({ session_id, user_uid }: SignedInSession): Promise<boolean> {
    const { store, now } = this.parts;
    const data = await new Promise<SessionData | null | undefined>((resolve, reject) =>
      store.get(session_id, (error, found) => (error ? reject(error) : resolve(found))),
    );
    const isGood = !!data && data.user_uid === user_uid && !isOver(data, now()) && !isTimeUp(data, now());
    if (!isGood) this.signedInSessions.forget(session_id);
    return isGood;
  }

  /** The session was found to be good; a browser that does not know of it yet, because it began earlier, learns it. */
  confirmHint(context: RequestContext): void {
    this.hint.setIfMissing(context);
  }

  /** Begins a session under a new id; the one the browser had before is over. */
  start(context: RequestContext, grant: SessionGrant): Promise<void> {
    const now = this.parts.now();
    return this.begin(context, grant, { signed_in_at: now, confirmed_at: now });
  }

  /** Whether the time is over in which somebody might sit there as somebody else. */
  isTimeUp(signedIn: SignedInSession): boolean {
    return isTimeUp(signedIn, this.parts.now());
  }

  /** Goes on under a new id as who somebody was before they became somebody else; nothing for who is there in person. */
  async return(context: RequestContext): Promise<void> {
    if (!this.hasCookie(context)) return;
    const { session: before } = await this.open(context);
    if (!before?.real) return;
    const { until: _, confirmed_at, ...real } = before.real;
    await this.begin(context, real, { signed_in_at: before.signed_in_at ?? this.parts.now(), confirmed_at });
    context.user_uid = real.user_uid;
    context.real_uid = null;
  }

  /**
   * Goes on under a new id, as granted. Whoever becomes somebody else has not proved to be them, and stays who they
   * really are for as long as they are that. The old id is good for a moment where somebody only works elsewhere: another
   * page may have sent calls before the browser learned of the new one. Where a secret changed it is over at once.
   * @throws when somebody is to become somebody else in a session that is not theirs
   */
  async switch(context: RequestContext, grant: SessionGrant): Promise<void> {
    const { session: before } = await this.open(context);
    const now = this.parts.now();
    const own = before?.user_uid === grant.user_uid ? before : undefined;
    const staysThere = own?.session_epoch === grant.session_epoch && own.superseded_at === undefined;
    await this.begin(
      context,
      grant,
      {
        signed_in_at: before?.signed_in_at ?? now,
        confirmed_at: grant.confirmed ? now : own?.confirmed_at,
        real: grant.real ? becomes(before, grant.real) : own?.real,
      },
      { isGoodForAMoment: staysThere && !grant.confirmed && !grant.real },
    );
  }

  /** Ends the session, if there is one, and makes the browser forget it. */
  async end(context: RequestContext): Promise<void> {
    this.hint.forget(context);
    if (!this.hasCookie(context)) return;
    this.parts.cookies.forget(context, SESSION_COOKIE);
    const { session: current, sessionID } = await this.open(context);
    if (!current?.user_uid) return;
    context.user_uid = current.user_uid;
    const { follows } = current;
    await done((then) => current.destroy(then));
    this.over(sessionID);
    if (follows === undefined) return;
    await done((then) => this.parts.store.destroy(follows, then));
    this.over(follows);
  }

  /** Ends a session that is over for its person; a browser that has got another one meanwhile keeps that. */
  async discard(context: RequestContext): Promise<void> {
    const { session: current } = await this.open(context);
    if (current?.user_uid) await this.end(context);
  }

  private async begin(
    context: RequestContext,
    { user_uid, organization_uid, session_epoch }: Omit<SessionGrant, 'real' | 'confirmed'>,
    more: { signed_in_at: number; confirmed_at: number | undefined; real?: RealSession },
    { isGoodForAMoment = false } = {},
  ) {
    const request = await this.open(context);
    const before = request.sessionID;
    if (isGoodForAMoment) await this.supersede(request);
    else await done((then) => request.session?.regenerate(then));
    this.over(before);
    Object.assign(request.session!, { user_uid, organization_uid, session_epoch, ...more });
    await done((then) => request.session?.save(then));
    this.hint.set(context);
  }

  /** Another session takes the place of the one of a request, which is good for a moment. */
  private async supersede(request: SessionRequest): Promise<void> {
    const before = request.session!;
    before.superseded_at = this.parts.now();
    before.cookie.maxAge = SUPERSEDED_MS;
    await done((then) => before.save(then));
    const follows = request.sessionID;
    request.sessionStore.generate(request);
    request.session!.follows = follows;
  }

  /** Nobody in any process is to go on with it as they know it. */
  private over(session_id: string): void {
    this.signedInSessions.forget(session_id);
    this.parts.signals.send('session.ended', sessionKey(session_id));
  }

  /** Whether the browser sent a cookie of a session, good or not. */
  private hasCookie(context: RequestContext): boolean {
    return this.parts.cookies.read(context, SESSION_COOKIE) !== null;
  }

  /** Lets express-session read the cookie, once for each request. */
  private async open(
    { request, response }: RequestContext,
    manner: 'keeping' | 'renewing' = 'keeping',
  ): Promise<SessionRequest> {
    const opened = request as unknown as SessionRequest;
    const middleware = this.middlewaresFor(opened)[manner];
    // The cookie option alone decides about Secure; TLS may end at a proxy in front of us.
    opened.secure = true;
    type Arguments = Parameters<SessionMiddleware>;
    await done((then) =>
      middleware(opened as unknown as Arguments[0], response as unknown as Arguments[1], then),
    );
    if (!opened.session) throw new Unavailable(away);
    return opened;
  }
}

/** Where somebody sits again who becomes somebody else in their own session. */
function becomes(
  before: Partial<SessionData> | undefined,
  real: { user_uid: string; until: number },
): RealSession {
  if (!before || before.user_uid !== real.user_uid || before.real)
    throw new Error('somebody was to become somebody else in a session that is not theirs');
  const { user_uid, organization_uid = null, session_epoch = 0, confirmed_at } = before;
  return { user_uid, organization_uid, session_epoch, confirmed_at, until: real.until };
}

/** Turns a callback of the session library into a promise; it may be called again later, which says nothing new. */
function done(work: (then: (error?: unknown) => void) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    work((error) => {
      if (!error) resolve();
      else if (error instanceof SessionOver) reject(new NotSignedIn(MESSAGES.signInFirst));
      else reject(new Unavailable(away, { cause: error }));
    });
  });
}
