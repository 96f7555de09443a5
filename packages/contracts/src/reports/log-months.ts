/** A month of a calendar, YYYY-MM; as text, months stand in their order. */
export type Month = string;

/** Logs go back to here (spec 2 section 9). */
export const FIRST_LOG_MONTH: Month = '2022-08';

/** School years begin in August. */
const FIRST_SCHOOL_MONTH = 8;

const partsOf = (month: Month) => month.split('-').map(Number) as [year: number, month: number];

/** @param month from 1; numbers past a year's end count on */
export function monthOf(year: number, month: number): Month {
  const index = year * 12 + month - 1;
  return `${String(Math.floor(index / 12)).padStart(4, '0')}-${String((index % 12) + 1).padStart(2, '0')}`;
}

/** The month that comes after, or so many after. */
export function monthAfter(month: Month, count = 1): Month {
  const [year, number] = partsOf(month);
  return monthOf(year, number + count);
}

/** August of the school year that a month is in. */
export function schoolYearStart(month: Month): Month {
  const [year, number] = partsOf(month);
  return monthOf(number < FIRST_SCHOOL_MONTH ? year - 1 : year, FIRST_SCHOOL_MONTH);
}

/** Months from one to another, both included; none where the second is before the first. */
export function monthsBetween(start: Month, end: Month): Month[] {
  const months: Month[] = [];
  for (let month = start; month <= end; month = monthAfter(month)) months.push(month);
  return months;
}

/** The months that can be asked for, from the first to the one after the current. */
export const offeredMonths = (current: Month): Month[] => monthsBetween(FIRST_LOG_MONTH, monthAfter(current));

/**
 * The months of a log: those asked for, as far as there are any; else up to the month after the current, from August
 * of the school year that the current month, or an earlier end, is in.
 */
export function logMonths(
  asked: { start?: Month | undefined; end?: Month | undefined },
  current: Month,
): Month[] {
  const [last, end] = [monthAfter(current), asked.end ?? monthAfter(current)];
  const start = asked.start ?? schoolYearStart(end < current ? end : current);
  return monthsBetween(start < FIRST_LOG_MONTH ? FIRST_LOG_MONTH : start, end > last ? last : end);
}

const names = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/** A month in words, such as Aug 2026. */
export function formatMonth(month: Month): string {
  const [year, number] = partsOf(month);
  return `${names[number - 1]} ${year}`;
}
