import { createHmac, randomInt } from 'node:crypto';
import { VERIFICATION_CODE_LENGTH } from '@coaching/contracts';

/** A code works for this long, in milliseconds. */
export const CODE_LIFE_MS = 10 * 60_000;
/** Tries that one code stands; the next one finds it useless, also when it is right. */
export const MOST_TRIES = 5;
/** Codes for one address that work at the same time; who asks for more has those mails already. */
export const MOST_OUTSTANDING = 3;
/** Codes for one address in CODE_KEPT_SECONDS: with MOST_TRIES, the guesses there are against a million. */
export const MOST_KEPT = 10;
/** Seconds after which nothing is known of a code any more. */
export const CODE_KEPT_SECONDS = 60 * 60;

/** A code that nobody can foresee. */
export function newCode(): string {
  return String(randomInt(10 ** VERIFICATION_CODE_LENGTH)).padStart(VERIFICATION_CODE_LENGTH, '0');
}

/** What is kept of a code: without the key, a million guesses find nothing. @param about what the code is good for */
export function hashOfCode(key: Buffer, about: readonly string[], code: string): Buffer {
  return createHmac('sha256', key)
    .update(JSON.stringify([...about, code]))
    .digest();
}
