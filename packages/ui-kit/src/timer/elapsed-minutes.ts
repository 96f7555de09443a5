import { TIMER_TICK_MS } from '@coaching/contracts';

/**
 * The duration a running timer shows: what it was when started, and one more for each whole minute since.
 * Counted from moments and not from ticks, so that a sleeping tab or a reload loses nothing.
 * @param base minutes when the timer was started; null means not started before
 * @param startedAt when it was started, in milliseconds since the epoch; null while stopped
 * @param now in milliseconds since the epoch; a clock set back counts as no time
 */
export function elapsedMinutes(base: number | null, startedAt: number | null, now: number): number | null {
  if (startedAt === null) return base;
  return (base ?? 0) + Math.max(0, Math.floor((now - startedAt) / TIMER_TICK_MS));
}

/** Milliseconds until the shown duration rises next, more than 0 and at most one tick. */
export function untilNextMinute(startedAt: number, now: number): number {
  const since = Math.max(0, now - startedAt);
  return TIMER_TICK_MS - (since % TIMER_TICK_MS);
}
