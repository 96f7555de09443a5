import { utc } from './time-zone';

const day = 86_400_000;

/** Fields of a local date, under the names of the operators that extract them. */
export const datePart: Record<string, (local: Date) => number> = {
  $year: (local) => local.getUTCFullYear(),
  $month: (local) => local.getUTCMonth() + 1,
  $dayOfMonth: (local) => local.getUTCDate(),
  $hour: (local) => local.getUTCHours(),
  $minute: (local) => local.getUTCMinutes(),
  $second: (local) => local.getUTCSeconds(),
  $millisecond: (local) => local.getUTCMilliseconds(),
  $dayOfYear: dayOfYear,
  /** Sunday is 1. */
  $dayOfWeek: (local) => local.getUTCDay() + 1,
  /** Weeks begin on Sunday; days before the year's first Sunday are in week 0. */
  $week: (local) => Math.floor((dayOfYear(local) + 6 - local.getUTCDay()) / 7),
  /** Monday is 1. */
  $isoDayOfWeek: (local) => local.getUTCDay() || 7,
  $isoWeek: (local) => Math.floor((dayOfYear(thursdayOf(local)) + 6) / 7),
  $isoWeekYear: (local) => thursdayOf(local).getUTCFullYear(),
};

function dayOfYear(local: Date): number {
  return dayNumber(local) - Math.floor(utc(local.getUTCFullYear()) / day) + 1;
}

/** Days since 1970. */
export function dayNumber(local: Date): number {
  return Math.floor(local.getTime() / day);
}

/** The Thursday of a date's ISO week, which decides the week's year. */
function thursdayOf(local: Date): Date {
  return new Date(local.getTime() + (4 - (local.getUTCDay() || 7)) * day);
}

/** The local time of an ISO week date; fields beyond their range carry over. */
export function ofIsoWeek(year: number, week: number, weekday: number): number {
  const fourth = new Date(utc(year, 0, 4));
  return fourth.getTime() + ((week - 1) * 7 + weekday - (fourth.getUTCDay() || 7)) * day;
}
