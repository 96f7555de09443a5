import { isoDayOf, type PurchaseOrder, SEATS_GRACE_DAYS } from '@coaching/contracts';
import type { AccountRecord } from '../accounts/account-record';
import { grantedUntil } from '../licenses/licenses-of';

const DAY_MS = 24 * 60 * 60 * 1000;

const dayAt = (moment: Date) => moment.toISOString().slice(0, 10);

const hasBegun = ({ start_date }: PurchaseOrder, day: string) => isoDayOf(start_date) <= day;
const isOver = ({ end_date }: PurchaseOrder, day: string) => isoDayOf(end_date) < day;

/**
 * For how many coaches an organisation pays at a moment, by card and by purchase order together; null while nothing it
 * pays for has begun yet, and there is no limit.
 */
export function seatsOf(
  { orders = [], subscriptions }: Pick<AccountRecord, 'orders' | 'subscriptions'>,
  graceDays: number,
  now: Date,
): number | null {
  const day = dayAt(now);
  const begun = orders.filter((order) => hasBegun(order, day));
  const granted = subscriptions.flatMap(({ quantity = 1, ...subscription }) => {
    const until = grantedUntil(subscription, graceDays);
    return until ? [{ quantity, until }] : [];
  });
  if (begun.length === 0 && granted.length === 0) return null;
  const ordered = begun.filter((order) => !isOver(order, day)).map(({ seats }) => seats);
  const paid = granted.filter(({ until }) => until >= now).map(({ quantity }) => quantity);
  return [...ordered, ...paid].reduce((sum, seats) => sum + seats, 0);
}

/** Since when there are more coaches than seats: as before for as long as it lasts; null while there are enough. */
export function exceededSince(
  before: Date | null,
  seats: number | null,
  used: number,
  now: Date,
): Date | null {
  if (seats === null || used <= seats) return null;
  return before ?? now;
}

/** From when on no coaches can be added; null while there are enough seats. */
export const closesAt = (exceeded_since: Date | null): Date | null =>
  exceeded_since && new Date(exceeded_since.getTime() + SEATS_GRACE_DAYS * DAY_MS);
