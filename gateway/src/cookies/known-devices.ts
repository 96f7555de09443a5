import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { deriveKey } from '@coaching/service-kit';
import type { Cookies, CookieVisit } from './cookies';

const COOKIE = 'device';
/** How long a device is known after a sign-in, in milliseconds. */
export const KNOWN_MS = 180 * 24 * 60 * 60 * 1000;
/** People whom one browser is known to; those who signed in longest ago make room. */
const MOST_PEOPLE = 8;

/**
 * Devices on which a person has signed in before. All that the cookie is good for is tries of one's own: it opens no
 * session, names nobody, and whoever steals it gets as few tries as anybody has.
 */
export interface KnownDevices {
  /** The device's name to an account whose person has signed in on it; null to any other. @param account accountKey */
  nameTo(context: CookieVisit, account: string): string | null;
  /** Somebody has just signed in to the account. */
  remember(context: CookieVisit, account: string): void;
}

/** @param secret that signs sessions; the key made of it signs nothing else */
export function knownDevices(cookies: Cookies, secret: string, now: () => number): KnownDevices {
  const key = deriveKey(secret, 'known devices');
  const sign = (account: string, name: string, until: string) =>
    createHmac('sha256', key)
      .update(JSON.stringify([account, name, until]))
      .digest();

  const entriesOf = (context: CookieVisit) =>
    (cookies.read(context, COOKIE) ?? '').split('.').slice(0, MOST_PEOPLE);

  /** The name in an entry that was signed for the account. */
  function nameIn(entry: string, account: string): string | null {
    const [name = '', until = '', seal = ''] = entry.split(':');
    const given = Buffer.from(seal, 'base64url');
    const right = sign(account, name, until);
    if (given.length !== right.length || !timingSafeEqual(given, right)) return null;
    return Number.parseInt(until, 36) > now() ? name : null;
  }

  return {
    nameTo(context, account) {
      for (const entry of entriesOf(context)) {
        const name = nameIn(entry, account);
        if (name) return name;
      }
      return null;
    },
    remember(context, account) {
      const name = randomBytes(12).toString('base64url');
      const until = (now() + KNOWN_MS).toString(36);
      const entry = `${name}:${until}:${sign(account, name, until).toString('base64url')}`;
      const others = entriesOf(context).filter((other) => other !== '' && !nameIn(other, account));
      const entries = [entry, ...others].slice(0, MOST_PEOPLE);
      cookies.set(context, COOKIE, entries.join('.'), { maxAgeMs: KNOWN_MS });
    },
  };
}
