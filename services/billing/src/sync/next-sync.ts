import type { AccountRecord } from '../accounts/account-record';
import { isLive } from '../licenses/licenses-of';

const MINUTE_MS = 60 * 1000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Stripe charges a card within the hour after a period's end. */
const CHARGED_MS = HOUR_MS;

const within = (least: number, most: number, value: number) => Math.min(most, Math.max(least, value));

/**
 * When an account is next compared with what the payments say: once a day, soon after a period has ended, and while a
 * checkout may have been paid without anybody saying so, ever more rarely the longer ago it began.
 * @param beganAt when the last checkout began that was not seen to end; null where there is none
 */
export function nextSyncAt(
  { subscriptions }: Pick<AccountRecord, 'subscriptions'>,
  beganAt: Date | null,
  now: Date,
): Date {
  const live = subscriptions.filter(isLive);
  const waits = live.map(({ period_end }) => +period_end + CHARGED_MS - +now).filter((wait) => wait > 0);
  if (beganAt && live.length === 0) waits.push(within(5 * MINUTE_MS, DAY_MS, +now - +beganAt));
  return new Date(+now + Math.min(DAY_MS, ...waits));
}
