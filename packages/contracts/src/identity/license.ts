import { z } from 'zod';
import { line } from '../fields';
import { isoDayOf } from './license-day';

/** A licence's first or last day, MM/DD/YYYY in UTC (spec 2 section 9). */
export const licenseDay = z
  .string()
  .regex(/^(0[1-9]|1[0-2])\/(0[1-9]|[12]\d|3[01])\/\d{4}$/, 'Please use MM/DD/YYYY.');

const isInCalendar = (day: string) => {
  const iso = isoDayOf(day);
  const moment = new Date(iso);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(iso);
};

/** The same as it is written: a day that there is. Older ones are read as they stand. */
export const writtenLicenseDay = licenseDay.refine(isInCalendar, 'Please use a day that there is.');

/** What a person pays for, and from when to when (both days included). */
export const licenseSchema = z.object({
  product: line(60),
  start_date: licenseDay,
  end_date: licenseDay,
});
/** The same as it is written. */
export const writtenLicenseSchema = licenseSchema.extend({
  start_date: writtenLicenseDay,
  end_date: writtenLicenseDay,
});
export type License = z.infer<typeof licenseSchema>;
