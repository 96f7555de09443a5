import { CommandError, check } from '../errors';

const minute = 60_000;
const formats = new Map<string, Intl.DateTimeFormat>();

/** How far a time zone's clocks are ahead of UTC at a moment, in milliseconds. Throws 40485 for an unknown zone. */
export function offsetAt(moment: number, zone: string | undefined): number {
  if (zone === undefined || /^(UTC|GMT|Z)$/.test(zone)) return 0;
  const fixed = /^([+-])(\d\d)(?::?(\d\d))?$/.exec(zone);
  if (fixed) return (Number(fixed[2]) * 60 + Number(fixed[3] ?? 0)) * minute * (fixed[1] === '-' ? -1 : 1);
  const shown = Object.fromEntries(
    formatOf(zone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, value]),
  );
  const { year, month, day, hour, minute: minutes, second } = shown as Record<string, string>;
  const local = utc(
    Number(year),
    Number(month) - 1,
    Number(day),
    Number(hour),
    Number(minutes),
    Number(second),
  );
  return local - Math.floor(moment / 1000) * 1000;
}

function formatOf(timeZone: string): Intl.DateTimeFormat {
  let format = formats.get(timeZone);
  try {
    const numeric = 'numeric' as const;
    format ??= new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: numeric,
      month: numeric,
      day: numeric,
      hour: numeric,
      minute: numeric,
      second: numeric,
    });
  } catch {
    throw new CommandError(40485, `unrecognized time zone identifier: "${timeZone}"`);
  }
  formats.set(timeZone, format);
  return format;
}

/** A moment as a date whose UTC fields are what the zone's clocks show. */
export function localOf(moment: Date, zone: string | undefined): Date {
  return new Date(moment.getTime() + offsetAt(moment.getTime(), zone));
}

/** The moment at which the zone's clocks show the given local time. */
export function momentOf(local: number, zone: string | undefined): Date {
  check(Number.isFinite(new Date(local).getTime()), 'Overflow', 'date overflow');
  const guess = local - offsetAt(local, zone);
  return new Date(local - offsetAt(guess, zone));
}

/** As `Date.UTC`, but years below 100 are meant as they are; fields beyond their range carry over. */
export function utc(
  year: number,
  month = 0,
  day = 1,
  hour = 0,
  minutes = 0,
  second = 0,
  millisecond = 0,
): number {
  const date = new Date(Date.UTC(2000, 0, 1, hour, minutes, second, millisecond));
  const days = date.getTime() - Date.UTC(2000, 0, 1);
  return new Date(0).setUTCFullYear(year, month, day) + days;
}
