import { type Month, monthOf } from '@coaching/contracts';
import { momentIn, wallTimeAt } from '../dates/zoned-time';

/** No clocks ever were further from UTC, in milliseconds. */
const FURTHEST_MS = 16 * 60 * 60 * 1000;

const monthInUtc = (time: number): Month => {
  const moment = new Date(time);
  return monthOf(moment.getUTCFullYear(), moment.getUTCMonth() + 1);
};

/** The month that a moment is in, by the clocks of a time zone. */
export function monthAt(moment: Date, zone: string): Month {
  const earliest = monthInUtc(moment.getTime() - FURTHEST_MS);
  // To ask for the clocks of a zone takes a while.
  if (earliest === monthInUtc(moment.getTime() + FURTHEST_MS)) return earliest;
  const [year, month] = wallTimeAt(moment, zone);
  return monthOf(year, month);
}

/** The same of something that may not have begun. */
export const monthAtOrNone = (moment: Date | null, zone: string): Month | null =>
  moment && monthAt(moment, zone);

/** When a month begins by the clocks of a time zone. */
export function monthBegins(month: Month, zone: string): Date {
  const [year, number] = month.split('-').map(Number) as [number, number];
  return momentIn(zone, [year, number, 1]);
}
