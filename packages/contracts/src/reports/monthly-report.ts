import { z } from 'zod';
import { defineCall } from '../call';
import { line, moment, uid } from '../fields';
import { monthName } from './log-row';

/** Whose interactions a report counts, as logs do (`logScope` of access). */
export const reportScopes = ['everybody', 'organization', 'programs', 'coach', 'coachee'] as const;
export type ReportScope = (typeof reportScopes)[number];

/** What a monthly report leaves out, which it says. */
export const reportOmissions = [
  /** Its recipient may see less than at the report before. */
  'fewer_rights',
  /** What others hold in private. */
  'private',
  /** What happened in other organizations, or in none. */
  'elsewhere',
  'other_programs',
  'other_coaches',
  'other_coachees',
  /** People and content, which are read after signing in. */
  'names',
] as const;
export type ReportOmission = (typeof reportOmissions)[number];

const count = z.int().min(0);

/** What a month came to, and what the report of it leaves out. */
export const monthlyReportSchema = z.object({
  month: monthName,
  /** The organization it is about; null where it is about the recipient's own, or everything. */
  organization_uid: uid.nullable().default(null),
  /** Names of the organization, or of the programs, that are counted; none where it is everything of one's own. */
  places: z.array(line()),
  scope: z.enum(reportScopes),
  interactions: count,
  minutes: count,
  /** The same of the month before. */
  before: z.object({ interactions: count, minutes: count }),
  /** How many interactions were made with each tool; the most used first. */
  tools: z.array(z.object({ tool: z.string(), interactions: count })),
  /** For who administers: action steps of the month, and how many were not seen in the last twelve months. */
  office: z.object({ opened: count, closed: count, not_seen: count }).nullable(),
  left_out: z.array(z.enum(reportOmissions)),
});
export type MonthlyReport = z.infer<typeof monthlyReportSchema>;

/**
 * What became of a report. requested: its mail is on its way, for minutes at most. failed: nobody got it, and it is made
 * again with the rights of then. not_sent: its recipient had no place there any more.
 */
export const reportOutcomes = ['requested', 'sent', 'failed', 'not_sent'] as const;

const monthlyReportState = z.object({
  /** Since when the caller gets it by mail; null while they do not. */
  since: moment.nullable(),
  /** The organization it is about; null where it is about the caller's own, or everything. */
  organization: z.object({ uid, name: line() }).nullable(),
  last: z
    .object({
      month: monthName,
      outcome: z.enum(reportOutcomes),
      at: moment,
      /** When it is tried again; null unless it failed. */
      next_try_at: moment.nullable(),
    })
    .nullable(),
});

export const monthlyReportCalls = {
  getMonthlyReport: defineCall({
    method: 'GET',
    path: '/monthly_report',
    owner: 'reports',
    audience: 'signed-in',
    summary: 'Whether the caller gets a report of each month by mail, and what became of the last one.',
    response: monthlyReportState,
  }),
  saveMonthlyReport: defineCall({
    method: 'POST',
    path: '/monthly_report',
    owner: 'reports',
    audience: 'signed-in',
    inPerson: true,
    summary:
      'Ask for a report of each month by mail, of the organization the caller works in, or end it; off unless asked for.',
    body: z.strictObject({ on: z.boolean() }),
    response: monthlyReportState,
  }),
} as const;
