import { z } from 'zod';
import { line } from '../fields';

/** A licence's first or last day, MM/DD/YYYY in UTC (spec 2 section 9). */
export const licenseDay = z
  .string()
  .regex(/^(0[1-9]|1[0-2])\/(0[1-9]|[12]\d|3[01])\/\d{4}$/, 'Please use MM/DD/YYYY.');

/** What a person pays for, and from when to when (both days included). */
export const licenseSchema = z.object({
  product: line(60),
  start_date: licenseDay,
  end_date: licenseDay,
});
export type License = z.infer<typeof licenseSchema>;
