import { z } from 'zod';
import { line, uid } from '../fields';
import { interactionEntityTypes } from '../interactions/interaction-kinds';

/** A month as logs name it. */
export const monthName = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/);

const minutes = z.number().int();

/** What interactions of one month come to. */
export const monthSumSchema = z.object({
  count: z.number().int(),
  /** Minutes. */
  sum: minutes,
  avg: z.number(),
});
export type MonthSum = z.infer<typeof monthSumSchema>;

/** What interactions come to over the months asked for. */
export const logSumsSchema = z.object({
  doc_count: z.number().int(),
  /** Minutes. */
  duration_sum: minutes,
  duration_avg: z.number(),
  /** By month, of all months of the log. */
  monthly: z.record(monthName, monthSumSchema),
  /** How many were made with each tool, by its name; of several tools of one name, the others are numbered. */
  tools: z.record(z.string(), z.number().int()),
});
export type LogSums = z.infer<typeof logSumsSchema>;

/** A row of the time log and of the tool log: a coach and whom they saw, in one organisation. */
export const logRowSchema = logSumsSchema.extend({
  /** The latest interaction of the row, where a click on it leads, and its kind; null once there is none. */
  uid: uid.nullable(),
  entity_type: z.enum(interactionEntityTypes).nullable(),
  organization: line(),
  programs: z.array(line()),
  coach_name: line(),
  /** Of several coachees all names. */
  client_name: z.string(),
});
export type LogRow = z.infer<typeof logRowSchema>;
