import { createHash } from 'node:crypto';
import { TooMany } from '@coaching/service-kit';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import type { RedisClient } from '../session/session-store';

const WINDOW_SECONDS = 15 * 60;
/** Wrong tries for one account from one address. */
const PER_ACCOUNT_AND_ADDRESS = 5;
/** Wrong tries from one address; a whole school may be behind it. */
const PER_ADDRESS = 100;

/** One try; tell it how it went. */
export interface Attempt {
  succeeded(): Promise<void>;
}

export interface CredentialLimits {
  /** Counts a try before it is made. @throws TooMany when there were too many wrong ones */
  attempt(account: string, address: string): Promise<Attempt>;
}

function inMinutes(milliseconds: number): string {
  const minutes = Math.max(1, Math.ceil(milliseconds / 60_000));
  return minutes === 1 ? 'a minute' : `${minutes} minutes`;
}

async function consume(limiter: RateLimiterAbstract, key: string): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error;
    throw new TooMany(
      `That was wrong too many times. Please try again in ${inMinutes(error.msBeforeNext)}.`,
      Math.ceil(error.msBeforeNext / 1000),
    );
  }
}

/** Limits on guessing credentials: tight for one account from one address, loose for an address. */
export function credentialLimits(redis: RedisClient | null): CredentialLimits {
  const limiter = (keyPrefix: string, points: number): RateLimiterAbstract => {
    const options = { keyPrefix, points, duration: WINDOW_SECONDS };
    if (!redis) return new RateLimiterMemory(options);
    // While Redis is away, guesses are still limited, by each gateway for itself.
    return new RateLimiterRedis({
      ...options,
      storeClient: redis,
      useRedisPackage: true,
      insuranceLimiter: new RateLimiterMemory(options),
    });
  };
  const tight = limiter('credentials-account', PER_ACCOUNT_AND_ADDRESS);
  const loose = limiter('credentials-address', PER_ADDRESS);
  return {
    async attempt(account, address) {
      const name = createHash('sha256').update(account.trim().toLowerCase()).digest('hex');
      const pair = `${name} ${address}`;
      await consume(loose, address);
      await consume(tight, pair);
      return {
        async succeeded() {
          await tight.delete(pair);
          await loose.reward(address, 1);
        },
      };
    },
  };
}
