import { SIGNED_IN_HINT } from '@coaching/contracts';
import type { Cookies, CookieVisit } from '../cookies/cookies';
import { IDLE_MS } from './expiry';

const readable = { readable: true } as const;

/** Tells pages by a cookie that scripts read whether it is worth asking who is signed in; it lasts as the session's does. */
export class SignedInHint {
  constructor(private readonly cookies: Cookies) {}

  set(context: CookieVisit): void {
    this.cookies.set(context, SIGNED_IN_HINT, '1', { maxAgeMs: IDLE_MS, ...readable });
  }

  forget(context: CookieVisit): void {
    if (this.isThere(context)) this.cookies.forget(context, SIGNED_IN_HINT, readable);
  }

  /** The session's time begins anew. */
  renew(context: CookieVisit): void {
    if (this.isThere(context)) this.set(context);
  }

  /** For a session that is good: one that began before there was a hint gets it. */
  setIfMissing(context: CookieVisit): void {
    if (!this.isThere(context)) this.set(context);
  }

  private isThere(context: CookieVisit): boolean {
    return this.cookies.read(context, SIGNED_IN_HINT) === '1';
  }
}
