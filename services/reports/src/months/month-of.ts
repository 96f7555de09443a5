import { type Month, monthOf } from '@coaching/contracts';
import { wallTimeAt } from '../dates/zoned-time';

/** The month that a moment is in, by the clocks of a time zone. */
export function monthAt(moment: Date, zone: string): Month {
  const [year, month] = wallTimeAt(moment, zone);
  return monthOf(year, month);
}

/** The same of something that may not have begun. */
export const monthAtOrNone = (moment: Date | null, zone: string): Month | null =>
  moment && monthAt(moment, zone);
