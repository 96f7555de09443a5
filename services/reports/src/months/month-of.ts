import { type Month, monthOf } from '@coaching/contracts';
import { momentIn, wallTimeAt } from '../dates/zoned-time';

/** The month that a moment is in, by the clocks of a time zone. */
export function monthAt(moment: Date, zone: string): Month {
  const day = moment.getUTCDate();
  // Everywhere is within a day of UTC, and asking for the clocks of a zone takes a while.
  if (day > 1 && day < 28) return monthOf(moment.getUTCFullYear(), moment.getUTCMonth() + 1);
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
