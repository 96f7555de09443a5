import { momentIn, type WallTime, wallTimeAt } from './zoned-time';

/** A stretch of time: at `from` or after it, and before `to`. */
export interface Span {
  from: Date;
  to: Date;
}

/** A date in what somebody searches for, and the other words. */
export interface TypedDate {
  /** More than one where the year, or the half of the day, was left open. */
  spans: Span[];
  rest: string;
}

/** A date without a year is one of these years: so many back, and so many ahead. */
const YEARS_BACK = 10;
const YEARS_AHEAD = 1;

const monthNames = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const month =
  '(?<name>jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\.?';
const day = '(?<day>\\d{1,2})(?:st|nd|rd|th)?';
const year = '(?<year>\\d{4})';

/** Ways to write a date, the fuller ones first. */
const dates = [
  `${year}-(?<month>\\d{1,2})-(?<day>\\d{1,2})`,
  '(?<month>\\d{1,2})(?<sign>[/.-])(?<day>\\d{1,2})\\k<sign>(?<year>\\d{4}|\\d{2})',
  '(?<month>\\d{1,2})/(?<day>\\d{1,2})',
  `${month}\\s+${day}(?:,?\\s+${year})?`,
  `${day}\\s+(?:of\\s+)?${month}(?:,?\\s+${year})?`,
  `${month}\\s+${year}`,
];
const time =
  '(?:(?:\\s*,)?(?:\\s+(?:at\\s+)?|t)(?<hour>\\d{1,2})(?::(?<minute>\\d{1,2}))?(?::(?<second>\\d{1,2}))?:?(?:\\s*(?<half>[ap])\\.?(?:m\\.?)?)?)?';
const patterns = dates.map((date) => new RegExp(`(?<![\\w/.-])${date}${time}(?![\\w/.-])`, 'i'));

type Groups = Partial<Record<string, string>>;

/** Month and day as written in America; the other way round where they can only be that. */
function monthAndDay({ name, month, day }: Groups): [month: number, day: number | null] {
  if (name) return [monthNames.indexOf(name.slice(0, 3).toLowerCase()) + 1, day ? Number(day) : null];
  const [first, second] = [Number(month), Number(day)];
  return first > 12 && second <= 12 ? [second, first] : [first, second];
}

function yearsOf({ year }: Groups, now: Date, zone: string): number[] {
  if (year) return [year.length === 2 ? 2000 + Number(year) : Number(year)];
  const [thisYear] = wallTimeAt(now, zone);
  return Array.from({ length: YEARS_BACK + YEARS_AHEAD + 1 }, (_, index) => thisYear - YEARS_BACK + index);
}

/** Hours of the day that are meant: of both halves where neither is named. */
function hoursOf({ hour, half }: Groups): number[] {
  const written = Number(hour);
  if (half) return [(written % 12) + (half.toLowerCase() === 'p' ? 12 : 0)];
  return written >= 1 && written <= 12 ? [written % 12, (written % 12) + 12] : [written];
}

const exists = (year: number, month: number, day: number) => {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
};

function spansOf(groups: Groups, now: Date, zone: string): Span[] {
  const [month, day] = monthAndDay(groups);
  const { hour, minute, second } = groups;
  if (month < 1 || month > 12 || Number(hour ?? 0) > 23 || Number(minute ?? 0) > 59) return [];
  const span = (from: WallTime, to: WallTime): Span => ({
    from: momentIn(zone, from),
    to: momentIn(zone, to),
  });
  return yearsOf(groups, now, zone).flatMap((year) => {
    if (day === null) return [span([year, month, 1], [year, month + 1, 1])];
    if (!exists(year, month, day)) return [];
    if (hour === undefined) return [span([year, month, day], [year, month, day + 1])];
    return hoursOf(groups).map((h) => {
      const [m, s] = [Number(minute ?? 0), Number(second ?? 0)];
      if (second) return span([year, month, day, h, m, s], [year, month, day, h, m, s + 1]);
      if (minute) return span([year, month, day, h, m], [year, month, day, h, m + 1]);
      return span([year, month, day, h], [year, month, day, h + 1]);
    });
  });
}

/**
 * The date, with or without a time, that stands in what somebody searches for: as lists show it (MM/DD/YYYY h:mm:ss A)
 * and in common other ways. Null where there is none.
 * @param zone time zone of whoever typed it
 */
export function typedDate(text: string, zone: string, now: Date): TypedDate | null {
  for (const pattern of patterns) {
    const match = pattern.exec(text);
    if (!match) continue;
    const spans = spansOf(match.groups ?? {}, now, zone);
    const rest = `${text.slice(0, match.index)} ${text.slice(match.index + match[0].length)}`.trim();
    if (spans.length > 0) return { spans, rest };
  }
  return null;
}
