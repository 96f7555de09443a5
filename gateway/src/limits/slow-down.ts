import type { Counters } from './counters';
import { isRefusal, refuse } from './refuse';

/** Failures of one account in an hour, from all addresses together, until its tries are slowed. */
export const FAILURES = 20;
/** Seconds after which they are forgotten. */
export const FAILURES_WINDOW_SECONDS = 60 * 60;
/** The longest pause between two tries of an account that is being guessed, in seconds. */
export const LONGEST_PAUSE_SECONDS = 5 * 60;

/** Seconds until the next try of an account: twice as long with each one that failed. */
export const pauseAfter = (failures: number): number =>
  Math.min(2 ** Math.max(0, failures - FAILURES - 1), LONGEST_PAUSE_SECONDS);

/**
 * Counts a try for its account over all addresses, before it is made; one that turns out right is taken back. An
 * account that is being guessed is slowed for whoever is not on a device it knows, and never locked.
 * @returns takes the try back
 * @throws TooMany during a pause
 */
export async function slowDown(
  { failures, pauses }: Pick<Counters, 'failures' | 'pauses'>,
  account: string,
): Promise<() => Promise<void>> {
  const takeBack = async () => void (await failures.reward(account));
  const { consumedPoints } = await failures.penalty(account);
  if (consumedPoints <= FAILURES) return takeBack;
  try {
    await pauses.consume(account, 1, { customDuration: pauseAfter(consumedPoints) });
    return takeBack;
  } catch (error) {
    await takeBack();
    if (isRefusal(error)) refuse(error.msBeforeNext);
    throw error;
  }
}
