import { createHash } from 'node:crypto';
import { TooMany } from '@coaching/service-kit';
import { type RateLimiterAbstract, type RateLimiterRes } from 'rate-limiter-flexible';
import { network } from './network';

/** Tries for one account from one address, until it is refused for a while. */
export const ACCOUNT_TRIES = 5;
/** Tries from one address, for all accounts; loose, so that a school behind one address can work. */
export const ADDRESS_TRIES = 100;
/** Seconds after which tries are forgotten, and the first refusal ends. */
export const WINDOW_SECONDS = 15 * 60;
/** Each refusal of an account lasts twice as long as the one before, up to this many seconds. */
export const LONGEST_BLOCK_SECONDS = 24 * 60 * 60;

/** The counts that limits are kept by. */
export interface Counters {
  /** By account and address. */
  tries: RateLimiterAbstract;
  /** How often an account was refused at an address. */
  refusals: RateLimiterAbstract;
  /** By address. */
  address: RateLimiterAbstract;
  /** Messages of people who are not signed in, by address. */
  messages: RateLimiterAbstract;
}

/**
 * What is tried, each counted for itself: passwords, so that who has forgotten theirs can still sign in by code;
 * codes; and mails that anybody can have sent to somebody.
 */
export type Limited = 'credentials' | 'codes' | 'mail';

/** A try that was let through, until its outcome is known. */
export interface Try {
  /** The credentials were right: the account's count begins anew, and the address is not charged. */
  succeeded(): Promise<void>;
  /** Nobody looked at the credentials: the try does not count. */
  withdrawn(): Promise<void>;
}

export const isRefusal = (error: unknown): error is RateLimiterRes =>
  typeof error === 'object' && error !== null && 'msBeforeNext' in error;

/** Says for how long, as a person would. */
export function waitingTime(seconds: number): string {
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  if (minutes < 60) return minutes === 1 ? '1 minute' : `${minutes} minutes`;
  const hours = Math.ceil(minutes / 60);
  return hours === 1 ? '1 hour' : `${hours} hours`;
}

/** @throws TooMany that says when to come back */
export function refuse(milliseconds: number): never {
  const seconds = Math.max(1, Math.ceil(milliseconds / 1000));
  throw new TooMany(`Too many tries. Please try again in ${waitingTime(seconds)}.`, seconds);
}

/** The account that a body names, without keeping whose it is; null when it names none. */
export function accountKey(body: Buffer | null): string | null {
  try {
    const { email } = JSON.parse(String(body)) as { email?: unknown };
    return typeof email === 'string'
      ? createHash('sha256').update(email.trim().toLowerCase()).digest('base64url')
      : null;
  } catch {
    return null;
  }
}

/** Counts a try, or refuses it with a time that grows from one refusal to the next. */
async function countForAccount({ tries, refusals }: Counters, key: string): Promise<void> {
  try {
    await tries.consume(key);
  } catch (error) {
    if (!isRefusal(error)) throw error;
    if (error.consumedPoints > ACCOUNT_TRIES + 1) refuse(error.msBeforeNext);
    const { consumedPoints } = await refusals.penalty(key);
    const seconds = Math.min(WINDOW_SECONDS * 2 ** (consumedPoints - 1), LONGEST_BLOCK_SECONDS);
    await tries.block(key, seconds);
    refuse(seconds * 1000);
  }
}

/**
 * Counts a try of credentials before it is made, so that many at the same time are counted too.
 * @throws TooMany when the account at this address, or the address, has none left
 */
export async function tryCredentials(
  counters: Counters,
  address: string,
  body: Buffer | null,
  kind: Limited = 'credentials',
): Promise<Try> {
  const account = accountKey(body);
  const place = (of: Limited) => `${of} ${network(address)}`;
  const from = place(kind);
  const key = account && `${account} ${from}`;
  await counters.address.consume(from).catch((error) => {
    if (isRefusal(error)) refuse(error.msBeforeNext);
    throw error;
  });
  if (key) await countForAccount(counters, key);
  return {
    async succeeded() {
      // Whoever asks for a mail proves nothing by that, and each one that is sent counts.
      if (kind === 'mail') return;
      // A code that is right was mailed to somebody who is here, so that mail is not held against the address either.
      const right = kind === 'codes' ? [from, place('mail')] : [from];
      await Promise.all(right.map((each) => counters.address.reward(each)));
      const keys = account ? right.map((each) => `${account} ${each}`) : [];
      await Promise.all(
        keys.flatMap((each) => [counters.tries.delete(each), counters.refusals.delete(each)]),
      );
    },
    async withdrawn() {
      await counters.address.reward(from);
      if (key) await counters.tries.reward(key);
    },
  };
}
