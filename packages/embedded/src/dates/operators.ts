import { Long, ObjectId, Timestamp } from 'bson';
import { CommandError, check } from '../errors';
import { isNumeric, toDouble } from '../values/numbers';
import type { Document } from '../values/types';
import { addUnits, truncated, unitsBetween } from './arithmetic';
import { datePart, ofIsoWeek } from './parts';
import { formatDate, parseDate, parseDateBy } from './text';
import { localOf, momentOf, utc } from './time-zone';

/** An operator that takes named arguments: their names, and what it makes of their values. */
export type NamedOperator = { fields: readonly string[]; compute: (values: Document) => unknown };

const isNil = (value: unknown) => value === null || value === undefined;

function dateOf(value: unknown): Date {
  if (value instanceof Date) return value;
  if (value instanceof ObjectId) return value.getTimestamp();
  if (value instanceof Timestamp) return new Date(value.getHighBitsUnsigned() * 1000);
  throw new CommandError(16006, `can't convert from BSON type ${typeof value} to Date`);
}

function zoneOf(value: unknown): string | undefined {
  check(value === undefined || typeof value === 'string', 40517, 'timezone must evaluate to a string');
  return value;
}

function wholeOf(value: unknown, name: string): number {
  const number = isNumeric(value) ? toDouble(value) : Number.NaN;
  check(Number.isInteger(number), 40515, `'${name}' must evaluate to an integer`);
  return number;
}

/** Null wherever one of the values that are given is null. */
function unlessNull(
  fields: readonly string[],
  required: string[],
  compute: (values: Document) => unknown,
): NamedOperator {
  return {
    fields,
    compute: (values) => {
      const isMissing = required.some((name) => isNil(values[name]));
      return isMissing || Object.values(values).some((value) => value === null) ? null : compute(values);
    },
  };
}

const partOperators = Object.entries(datePart).map(([name, part]): [string, NamedOperator] => [
  name,
  unlessNull(['date', 'timezone'], ['date'], ({ date, timezone }) => {
    const number = part(localOf(dateOf(date), zoneOf(timezone)));
    return name === '$isoWeekYear' ? Long.fromNumber(number) : number;
  }),
]);

function toParts({ date, timezone, iso8601 }: Document): Document {
  const local = localOf(dateOf(date), zoneOf(timezone));
  const part = (name: string) => datePart[name]?.(local);
  const day = iso8601
    ? { isoWeekYear: part('$isoWeekYear'), isoWeek: part('$isoWeek'), isoDayOfWeek: part('$isoDayOfWeek') }
    : { year: part('$year'), month: part('$month'), day: part('$dayOfMonth') };
  const time = { hour: part('$hour'), minute: part('$minute'), second: part('$second') };
  return { ...day, ...time, millisecond: part('$millisecond') };
}

function fromParts(values: Document): Date {
  const number = (name: string, otherwise: number) =>
    values[name] === undefined ? otherwise : wholeOf(values[name], name);
  const isIso = values.isoWeekYear !== undefined;
  check(
    isIso || values.year !== undefined,
    40516,
    '$dateFromParts requires either year or isoWeekYear to be present',
  );
  const date = isIso
    ? ofIsoWeek(number('isoWeekYear', 0), number('isoWeek', 1), number('isoDayOfWeek', 1))
    : utc(number('year', 0), number('month', 1) - 1, number('day', 1));
  const time = utc(
    1970,
    0,
    1,
    number('hour', 0),
    number('minute', 0),
    number('second', 0),
    number('millisecond', 0),
  );
  return momentOf(date + time, zoneOf(values.timezone));
}

const shiftFields = ['startDate', 'unit', 'amount', 'timezone'];
const shifted = (sign: 1 | -1) =>
  unlessNull(shiftFields, ['startDate', 'unit', 'amount'], ({ startDate, unit, amount, timezone }) =>
    addUnits(dateOf(startDate), String(unit), sign * wholeOf(amount, 'amount'), zoneOf(timezone)),
  );

function fromString({ dateString, format, timezone, onError }: Document): unknown {
  try {
    check(typeof dateString === 'string', 'ConversionFailure', '$dateFromString requires a string');
    const zone = zoneOf(timezone);
    return isNil(format) ? parseDate(dateString, zone) : parseDateBy(String(format), dateString, zone);
  } catch (error) {
    if (onError === undefined || (error as CommandError).codeName !== 'ConversionFailure') throw error;
    return onError;
  }
}

/** MongoDB's operators on dates; mingo's are not used because their weeks, months' ends and time zones differ. */
export const dateOperators: Record<string, NamedOperator> = {
  ...Object.fromEntries(partOperators),
  $dateToParts: unlessNull(['date', 'timezone', 'iso8601'], ['date'], toParts),
  $dateFromParts: unlessNull(
    [
      'year',
      'month',
      'day',
      'isoWeekYear',
      'isoWeek',
      'isoDayOfWeek',
      'hour',
      'minute',
      'second',
      'millisecond',
      'timezone',
    ],
    [],
    fromParts,
  ),
  $dateAdd: shifted(1),
  $dateSubtract: shifted(-1),
  $dateDiff: unlessNull(
    ['startDate', 'endDate', 'unit', 'timezone', 'startOfWeek'],
    ['startDate', 'endDate', 'unit'],
    ({ startDate, endDate, unit, timezone, startOfWeek }) => {
      const [from, to] = [dateOf(startDate), dateOf(endDate)];
      const week = startOfWeek as string | undefined;
      return Long.fromNumber(unitsBetween(from, to, String(unit), zoneOf(timezone), week));
    },
  ),
  $dateTrunc: unlessNull(
    ['date', 'unit', 'binSize', 'timezone', 'startOfWeek'],
    ['date', 'unit'],
    ({ date, unit, binSize = 1, timezone, startOfWeek }) => {
      const size = wholeOf(binSize, 'binSize');
      check(size > 0, 5439017, '$dateTrunc requires binSize to be greater than 0');
      return truncated(dateOf(date), String(unit), size, zoneOf(timezone), startOfWeek as string | undefined);
    },
  ),
  $dateToString: {
    fields: ['date', 'format', 'timezone', 'onNull'],
    compute({ date, format, timezone, onNull }) {
      if (isNil(date)) return onNull ?? null;
      if (format === null || timezone === null) return null;
      const zone = zoneOf(timezone);
      const standard = `%Y-%m-%dT%H:%M:%S.%L${zone === undefined || zone === 'UTC' ? 'Z' : ''}`;
      return formatDate(dateOf(date), String(format ?? standard), zone);
    },
  },
  $dateFromString: {
    fields: ['dateString', 'format', 'timezone', 'onError', 'onNull'],
    compute: (values) =>
      isNil(values.dateString)
        ? (values.onNull ?? null)
        : values.timezone === null
          ? null
          : fromString(values),
  },
};
