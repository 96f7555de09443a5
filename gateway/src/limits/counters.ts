import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible';
import type { RateLimitPlace } from '../options';
import {
  ACCOUNT_TRIES,
  ADDRESS_TRIES,
  type Counters,
  LONGEST_BLOCK_SECONDS,
  WINDOW_SECONDS,
} from './credentials';
import { MESSAGES_SENT, MESSAGES_WINDOW_SECONDS } from './messages';
import { connectRedis } from './redis';

/** Counters where the options say, and how to let go of them. */
export interface OpenCounters {
  counters: Counters;
  close(): Promise<void>;
}

const sizes = {
  tries: { points: ACCOUNT_TRIES, duration: WINDOW_SECONDS },
  refusals: { points: 1000, duration: LONGEST_BLOCK_SECONDS },
  address: { points: ADDRESS_TRIES, duration: WINDOW_SECONDS },
  messages: { points: MESSAGES_SENT, duration: MESSAGES_WINDOW_SECONDS },
};

function all(
  make: (name: string, size: { points: number; duration: number }) => RateLimiterAbstract,
): Counters {
  return {
    tries: make('tries', sizes.tries),
    refusals: make('refusals', sizes.refusals),
    address: make('address', sizes.address),
    messages: make('messages', sizes.messages),
  };
}

/**
 * Opens the counters of what is limited. While Redis is away, each gateway counts for itself.
 * @throws when Redis is asked for and cannot be reached at the start
 */
export async function openCounters(place: RateLimitPlace): Promise<OpenCounters> {
  const inMemory = (name: string, size: { points: number; duration: number }) =>
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
