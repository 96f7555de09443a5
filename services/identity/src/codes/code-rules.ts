import { createHmac, randomInt } from 'node:crypto';
import { CODE_MINUTES, INVITATION_DAYS, VERIFICATION_CODE_LENGTH } from '@coaching/contracts';

/** A code works for this long, in milliseconds. */
export const CODE_LIFE_MS = CODE_MINUTES * 60_000;
/** The code of an invitation works for this long, in milliseconds. */
export const INVITATION_LIFE_MS = INVITATION_DAYS * 24 * 60 * 60_000;
/** Tries that one code stands from one who tries; the next one finds it useless, also when it is right. */
export const MOST_TRIES = 5;
/** Tries that it stands from everybody: those of a code that works in any browser come from anywhere. */
export const MOST_TRIES_OF_ALL = 50;
/** Codes for one address that work at the same time; who asks for more has those mails already. */
export const MOST_OUTSTANDING = 3;
/**
 * Codes for one address in CODE_RETENTION_SECONDS, of a device that its person knows, of a person who adds addresses, and of
 * what the platform sends of its own accord: with MOST_TRIES, the guesses there are against a million.
 */
export const MOST_STORED = 10;
/** The same, of any other browsers in one network. */
export const MOST_FROM_NETWORK = 6;
/** The same, of all of them: a mailbox is not flooded, and the fifth to ask still gets one. */
export const MOST_FROM_STRANGERS = 30;
/** Seconds after which nothing is known of a code any more. */
export const CODE_RETENTION_SECONDS = 60 * 60;

/** A code that nobody can foresee. */
export function newCode(): string {
  return String(randomInt(10 ** VERIFICATION_CODE_LENGTH)).padStart(VERIFICATION_CODE_LENGTH, '0');
}

/** What is stored of a code: without the key, a million guesses find nothing. @param about what the code is good for */
export function hashOfCode(key: Buffer, about: readonly string[], code: string): Buffer {
  return createHmac('sha256', key)
    .update(JSON.stringify([...about, code]))
    .digest();
}
