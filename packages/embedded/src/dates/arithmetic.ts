import { CommandError, check } from '../errors';
import { dayNumber } from './parts';
import { localOf, momentOf, offsetAt, utc } from './time-zone';

const milliseconds: Record<string, number> = {
  millisecond: 1,
  second: 1000,
  minute: 60_000,
  hour: 3_600_000,
};
const days: Record<string, number> = { day: 1, week: 7 };
const months: Record<string, number> = { month: 1, quarter: 3, year: 12 };
const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];
const dayLength = 86_400_000;
/** Bins of $dateTrunc are counted from here. */
const reference = Date.UTC(2000, 0, 1);

function unknownUnit(unit: string): CommandError {
  return new CommandError('FailedToParse', `unknown time unit value: ${unit}`);
}

/** Adds units to a moment; months and longer keep the day, or take the month's last. */
export function addUnits(moment: Date, unit: string, amount: number, zone: string | undefined): Date {
  const fixed = milliseconds[unit];
  if (fixed !== undefined) return new Date(moment.getTime() + amount * fixed);
  const local = localOf(moment, zone);
  const [inDays, inMonths] = [days[unit], months[unit]];
  if (inDays !== undefined) return momentOf(local.getTime() + amount * inDays * dayLength, zone);
  if (inMonths === undefined) throw unknownUnit(unit);
  const month = local.getUTCMonth() + amount * inMonths;
  const last = new Date(utc(local.getUTCFullYear(), month + 1, 0)).getUTCDate();
  const date = Math.min(local.getUTCDate(), last);
  const time = local.getTime() - dayNumber(local) * dayLength;
  return momentOf(utc(local.getUTCFullYear(), month, date) + time, zone);
}

/** How many boundaries of the unit lie between two moments. */
export function unitsBetween(
  from: Date,
  to: Date,
  unit: string,
  zone?: string,
  startOfWeek = 'sunday',
): number {
  const [start, end] = [localOf(from, zone), localOf(to, zone)];
  const fixed = milliseconds[unit];
  if (unit === 'hour') {
    const shift = offsetAt(from.getTime(), zone) - offsetAt(to.getTime(), zone);
    const hours = (local: Date) => Math.floor(local.getTime() / 3_600_000);
    return hours(end) - hours(start) + Math.trunc(shift / 3_600_000);
  }
  if (fixed !== undefined) return Math.floor(to.getTime() / fixed) - Math.floor(from.getTime() / fixed);
  const first = weekdayOf(startOfWeek);
  // The day 1970-01-01 was a Thursday, number 4.
  const week = (local: Date) => Math.floor((dayNumber(local) + 4 - first) / 7);
  const month = (local: Date) => local.getUTCFullYear() * 12 + local.getUTCMonth();
  if (unit === 'day') return dayNumber(end) - dayNumber(start);
  if (unit === 'week') return week(end) - week(start);
  const inMonths = months[unit];
  if (inMonths === undefined) throw unknownUnit(unit);
  return Math.floor(month(end) / inMonths) - Math.floor(month(start) / inMonths);
}

function weekdayOf(name: string): number {
  const number = weekdays.indexOf(name.toLowerCase().slice(0, 3));
  check(number >= 0, 'FailedToParse', `unknown day of week value: ${name}`);
  return number;
}

/** The beginning of the bin of `size` units that a moment is in. */
export function truncated(
  moment: Date,
  unit: string,
  size: number,
  zone?: string,
  startOfWeek = 'sunday',
): Date {
  const floor = (value: number, step: number, from: number) =>
    from + Math.floor((value - from) / step) * step;
  const fixed = milliseconds[unit];
  if (fixed !== undefined)
    return new Date(floor(moment.getTime(), fixed * size, momentOf(reference, zone).getTime()));
  const local = localOf(moment, zone);
  const inDays = days[unit];
  if (inDays !== undefined) {
    // 2000-01-01 was a Saturday; weeks are counted from the first of their first days since.
    const shift = unit === 'week' ? (weekdayOf(startOfWeek) + 1) % 7 : 0;
    return momentOf(floor(local.getTime(), inDays * size * dayLength, reference + shift * dayLength), zone);
  }
  const inMonths = months[unit];
  if (inMonths === undefined) throw unknownUnit(unit);
  const month = local.getUTCFullYear() * 12 + local.getUTCMonth();
  return momentOf(utc(0, floor(month, inMonths * size, 2000 * 12)), zone);
}
