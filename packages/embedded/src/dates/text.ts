import { CommandError } from '../errors';
import { datePart, ofIsoWeek } from './parts';
import { momentOf, offsetAt, utc } from './time-zone';

const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** What a specifier of a format stands for: an operator's part, written with so many digits. */
const numbers: Record<string, [part: string, digits: number]> = {
  Y: ['$year', 4],
  m: ['$month', 2],
  d: ['$dayOfMonth', 2],
  H: ['$hour', 2],
  M: ['$minute', 2],
  S: ['$second', 2],
  L: ['$millisecond', 3],
  j: ['$dayOfYear', 3],
  w: ['$dayOfWeek', 1],
  u: ['$isoDayOfWeek', 1],
  U: ['$week', 2],
  V: ['$isoWeek', 2],
  G: ['$isoWeekYear', 4],
};

/** Writes a moment by a format such as `%Y-%m-%d`. Throws 18536 for a specifier that is not there. */
export function formatDate(moment: Date, format: string, zone: string | undefined): string {
  const offset = offsetAt(moment.getTime(), zone);
  const local = new Date(moment.getTime() + offset);
  return format.replace(/%(.?)/gs, (_, specifier: string) => {
    const number = numbers[specifier];
    if (number) return String(datePart[number[0]]?.(local)).padStart(number[1], '0');
    const month = monthNames[local.getUTCMonth()] as string;
    const minutes = Math.abs(offset) / 60_000;
    const two = (value: number) => String(Math.floor(value)).padStart(2, '0');
    switch (specifier) {
      case '%':
        return '%';
      case 'b':
        return month.slice(0, 3);
      case 'B':
        return month;
      case 'z':
        return `${offset < 0 ? '-' : '+'}${two(minutes / 60)}${two(minutes % 60)}`;
      case 'Z':
        return String(offset / 60_000);
    }
    throw new CommandError(18536, `Invalid format character '%${specifier}' in format string`);
  });
}

function unreadable(text: string): CommandError {
  return new CommandError('ConversionFailure', `Error parsing date string '${text}'`);
}

const iso =
  /^(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,](\d{1,9}))?)?)?\s*(Z|UTC|GMT|[+-]\d\d(?::?\d\d)?)?$/;

/** Reads an ISO 8601 text. Throws ConversionFailure for any other: nothing is guessed. */
export function parseDate(text: string, zone?: string): Date {
  const found = iso.exec(text.trim());
  if (!found) throw unreadable(text);
  const [, year, month, day, hour, minute, second, fraction = '', own] = found;
  if (own !== undefined && zone !== undefined)
    throw new CommandError(
      'ConversionFailure',
      `you cannot pass in a date/time string with time zone information`,
    );
  const fields = [hour, minute, second].map((value) => Number(value ?? 0)) as [number, number, number];
  const millisecond = Number(fraction.padEnd(3, '0').slice(0, 3));
  const local = utc(Number(year), Number(month) - 1, Number(day), ...fields, millisecond);
  const isReal = new Date(local).getUTCMonth() === Number(month) - 1 && fields[0] < 24 && fields[1] < 60;
  if (!isReal || fields[2] > 59) throw unreadable(text);
  return momentOf(local, own ?? zone);
}

/** Reads a text by a format; a format without a day or month means the first. */
export function parseDateBy(format: string, text: string, zone?: string): Date {
  const read: string[] = [];
  const source = format.replace(/%(.?)|[\\^$.*+?()[\]{}|]/gs, (match, specifier?: string) => {
    if (specifier === undefined) return `\\${match}`;
    if (specifier === '%') return '%';
    read.push(specifier);
    const digits = numbers[specifier]?.[1];
    if (digits !== undefined) return digits > 3 ? `(\\d{${digits}})` : `(\\d{1,${digits}})`;
    if (specifier === 'z') return '(Z|[+-]\\d\\d:?\\d\\d)';
    if (specifier === 'Z') return '([+-]?\\d+)';
    if (specifier === 'b') return `(${monthNames.map((name) => name.slice(0, 3)).join('|')})`;
    if (specifier === 'B') return `(${monthNames.join('|')})`;
    throw new CommandError(18536, `Invalid format character '%${specifier}' in format string`);
  });
  const found = new RegExp(`^${source}$`, 'i').exec(text);
  if (!found) throw unreadable(text);
  const values = new Map(read.map((specifier, i) => [specifier, found[i + 1] as string]));
  const number = (specifier: string, otherwise: number) => Number(values.get(specifier) ?? otherwise);
  const name = (values.get('b') ?? values.get('B'))?.slice(0, 3).toLowerCase();
  const named = monthNames.findIndex((month) => month.slice(0, 3).toLowerCase() === name);
  const month = named >= 0 ? named : number('m', 1) - 1;
  const day = values.has('j') ? number('j', 1) : number('d', 1);
  const date = values.has('G')
    ? ofIsoWeek(number('G', 1970), number('V', 1), number('u', 1))
    : utc(number('Y', 1970), values.has('j') ? 0 : month, day);
  if (!values.has('j') && !values.has('G') && new Date(date).getUTCMonth() !== month) throw unreadable(text);
  const time = utc(1970, 0, 1, number('H', 0), number('M', 0), number('S', 0), number('L', 0));
  const shift = values.has('Z') ? number('Z', 0) * 60_000 : undefined;
  return shift === undefined ? momentOf(date + time, values.get('z') ?? zone) : new Date(date + time - shift);
}
