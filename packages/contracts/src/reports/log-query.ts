import { z } from 'zod';
import { day, moment, uid } from '../fields';
import { listQuery, orNothing } from '../paging';
import { monthName } from './log-row';

/** Whom interactions are with: one coachee, or several together. */
export const logGroupings = ['all', 'individual', 'groups'] as const;
export type LogGrouping = (typeof logGroupings)[number];

export const logColumns = [
  'coach_name',
  'client_name',
  'organization',
  'doc_count',
  'duration_sum',
  'duration_avg',
] as const;
export type LogColumn = (typeof logColumns)[number];

/** A month, or a day or moment in it. */
const inMonth = orNothing(z.union([monthName, day, moment]));

/** The filters of the tool log. */
export const toolLogQuery = listQuery(logColumns).extend({
  client_uid: orNothing(uid),
  /** The first month, and the last one. */
  start_date: inMonth,
  end_date: inMonth,
  organization_uid: orNothing(uid),
  program_uid: orNothing(uid),
  coach_uid: orNothing(uid),
  format: z.enum(['json', 'csv']).default('json'),
});

/** The filters of the time log. */
export const timeLogQuery = toolLogQuery.extend({
  grouping: z.string().toLowerCase().pipe(z.enum(logGroupings)).default('all'),
});
