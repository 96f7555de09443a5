import { MESSAGES } from '@coaching/contracts';
import { Conflict } from '../errors';

/** How often it is tried, unless said otherwise. */
const TRIES = 3;

/**
 * Tries a write again when another one of the same thing came between.
 * @param attempt looks anew at what is stored and writes onto that; null when it is no longer what was looked at
 * @throws Conflict when others came between at every try; what `attempt` throws, at once
 */
export async function withRetries<Result>(
  attempt: (isFirst: boolean) => Promise<Result | null>,
  tries = TRIES,
): Promise<Result> {
  for (let tried = 0; tried < tries; tried += 1) {
    const result = await attempt(tried === 0);
    if (result !== null) return result;
  }
  throw new Conflict(MESSAGES.stale);
}
