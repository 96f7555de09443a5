import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible';
import type { RateLimitPlace } from '../options';
import { ACCOUNT_TRIES, ADDRESS_TRIES, LONGEST_BLOCK_SECONDS, WINDOW_SECONDS } from './credentials';
import { FEEDS_READ, FEEDS_WINDOW_SECONDS } from './feeds';
import { MESSAGES_SENT, MESSAGES_WINDOW_SECONDS } from './messages';
import { connectRedis } from './redis';
import { FAILURES, FAILURES_WINDOW_SECONDS, LONGEST_PAUSE_SECONDS } from './slow-down';

const sizes = {
  /** By account and address, or device. */
  tries: { points: ACCOUNT_TRIES, duration: WINDOW_SECONDS },
  /** How often an account was refused there. */
  refusals: { points: 1000, duration: LONGEST_BLOCK_SECONDS },
  /** By address. */
  address: { points: ADDRESS_TRIES, duration: WINDOW_SECONDS },
  /** By account over all addresses. */
  failures: { points: FAILURES, duration: FAILURES_WINDOW_SECONDS },
  /** One try of an account that is slowed, until the next. */
  pauses: { points: 1, duration: LONGEST_PAUSE_SECONDS },
  /** Messages of people who are not signed in, by address. */
  messages: { points: MESSAGES_SENT, duration: MESSAGES_WINDOW_SECONDS },
  /** Feeds that are read without a session, by address. */
  feeds: { points: FEEDS_READ, duration: FEEDS_WINDOW_SECONDS },
};
type Name = keyof typeof sizes;

/** The counts that limits are checked against. */
export type Counters = Record<Name, RateLimiterAbstract>;

/** Counters where the options say, and how to let go of them. */
export interface OpenCounters {
  counters: Counters;
  close(): Promise<void>;
}

type Size = { points: number; duration: number };

const all = (make: (name: string, size: Size) => RateLimiterAbstract): Counters =>
  Object.fromEntries(Object.entries(sizes).map(([name, size]) => [name, make(name, size)])) as Counters;

/**
 * Opens the counters of what is limited. While Redis is away, each gateway counts for itself.
 * @throws when Redis is configured and cannot be reached at the start
 */
export async function openCounters(place: RateLimitPlace): Promise<OpenCounters> {
  const inMemory = (name: string, size: Size) =>
    new RateLimiterMemory({ keyPrefix: `limit:${name}`, ...size });
  if (place === 'in-process') return { counters: all(inMemory), close: async () => {} };
  const redis = await connectRedis(place.redisUrl);
  return {
    counters: all(
      (name, size) =>
        new RateLimiterRedis({
          storeClient: redis.client,
          useRedisPackage: true,
          keyPrefix: `limit:${name}`,
          insuranceLimiter: inMemory(name, size),
          ...size,
        }),
    ),
    close: redis.close,
  };
}
