import { NotFound } from '../errors';
import { pause } from './pause';

const FIRST_LOOK_MS = 50;
/** Waits of a process at the same time: who asks for a thousand things that are not there makes nobody else wait. */
export const MOST_WAITING = 200;

let waiting = 0;

/**
 * Looks again for a while where something is not found. Who has just made something, or was just told of it, may ask a
 * service that hears of it a moment later. What is not there and what is not for the caller take equally long.
 * @param newsMs how long it looks at most, in milliseconds
 * @throws NotFound when it is not found by then, or too many wait already; what else `look` throws, at once
 */
export async function untilNewsIsIn<Found>(newsMs: number, look: () => Promise<Found>): Promise<Found> {
  let waited = 0;
  for (let wait = FIRST_LOOK_MS; ; wait *= 2) {
    try {
      return await look();
    } catch (error) {
      if (!(error instanceof NotFound) || waited >= newsMs || waiting >= MOST_WAITING) throw error;
    }
    const next = Math.min(wait, newsMs - waited);
    waiting += 1;
    await pause(next);
    waiting -= 1;
    waited += next;
  }
}
