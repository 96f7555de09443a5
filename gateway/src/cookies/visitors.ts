import { randomBytes } from 'node:crypto';
import type { Cookies, CookieVisit } from './cookies';

const COOKIE = 'visitor';
/** How long a browser is known that asked for a code, in milliseconds. */
const KNOWN_MS = 24 * 60 * 60 * 1000;

const wellFormed = /^[\w-]{22}$/;

/** Names of browsers that nobody needs to be signed in to have, so that what one asked for is not another's. */
export interface Visitors {
  /** The browser's name, a new one for one that showed none. @param remember gives a new one its cookie */
  nameOf(context: CookieVisit, remember: boolean): { id: string; is_new: boolean };
}

export function visitors(cookies: Cookies): Visitors {
  return {
    nameOf(context, remember) {
      const sent = cookies.read(context, COOKIE);
      if (sent !== null && wellFormed.test(sent)) return { id: sent, is_new: false };
      const id = randomBytes(16).toString('base64url');
      if (remember) cookies.set(context, COOKIE, id, { maxAgeMs: KNOWN_MS });
      return { id, is_new: true };
    },
  };
}
