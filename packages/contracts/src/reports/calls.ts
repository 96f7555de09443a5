import { z } from 'zod';
import { defineCall, done } from '../call';
import { moment, timeZone, uid } from '../fields';
import { userSummarySchema } from '../identity/user';
import { interactionSchema } from '../interactions/interaction';
import { listQuery } from '../paging';
import { calendarCalls } from './calendar-calls';
import { caseloadAnswer, caseloadQuery, cycleWeeks } from './caseload';
import { timeLogQuery, toolLogQuery } from './log-query';
import { logRowSchema, logSumsSchema, monthName } from './log-row';
import { monthlyReportCalls } from './monthly-report';
import { picturesQuery, picturesSchema } from './pictures';

const interactionColumns = ['title', 'timestamp', 'duration', 'client', 'tool'] as const;
const interactionQuery = listQuery(interactionColumns).extend({
  /** Only those at this moment or after it. */
  from: moment.optional(),
  /** Only those before this moment. */
  to: moment.optional(),
  /** Time zone in which a date in the query is meant, such as America/Chicago; UTC unless it says. */
  zone: timeZone.optional(),
});
const interactionList = z.object({
  /** The client asked for; null when the list is the caller's own. */
  user: userSummarySchema.omit({ email: true }).nullable(),
  /** How many there are; with `more`, how many there are at least, which goes on past the page asked for. */
  total: z.number().int(),
  /** There are more than were counted: a search for several words among very many rows. */
  more: z.boolean().optional(),
  observations: z.array(interactionSchema),
});

/** What both logs answer besides their rows. */
const log = z.object({
  /** The coachee asked for; null when it is everybody's. */
  user: userSummarySchema.omit({ email: true }).nullable(),
  total: z.number().int(),
  /** The months that the sums are of, in their order. */
  months: z.array(monthName),
  /** What all rows come to, on this page and on others. */
  totals: logSumsSchema,
});
const timeLog = log.extend({ observations: z.array(logRowSchema) });
const toolLog = log.extend({
  rows: z.array(logRowSchema),
  /** Names of all tools in the log, of which one was asked for; left out where none was. */
  tool_names: z.array(z.string()).optional(),
});
const withClient = z.object({ client_uid: uid });

// What has a name comes before what has a parameter in its place.
export const reportCalls = {
  getTimeLog: defineCall({
    method: 'GET',
    path: '/observations/metrics',
    owner: 'reports',
    audience: 'signed-in',
    summary:
      'Time log: minutes of coaching by coach and coachee, month by month, as far as the caller may see; with format=csv as a file, all pages in one.',
    query: timeLogQuery,
    response: timeLog,
    answersCsv: true,
  }),
  getTimeLogOfClient: defineCall({
    method: 'GET',
    path: '/observations/metrics/:client_uid',
    owner: 'reports',
    audience: 'signed-in',
    summary: 'The time log of one coachee.',
    params: withClient,
    query: timeLogQuery.omit({ client_uid: true }),
    response: timeLog,
    answersCsv: true,
  }),
  getToolLog: defineCall({
    method: 'GET',
    path: '/tool/metrics',
    owner: 'reports',
    audience: 'signed-in',
    summary:
      'Tool log: how often tools were used by coach and coachee, month by month, as far as the caller may see; with format=csv as a file, all pages in one.',
    query: toolLogQuery,
    response: toolLog,
    answersCsv: true,
  }),
  getToolLogOfClient: defineCall({
    method: 'GET',
    path: '/tool/metrics/:client_uid',
    owner: 'reports',
    audience: 'signed-in',
    summary: 'The tool log of one coachee.',
    params: withClient,
    query: toolLogQuery.omit({ client_uid: true }),
    response: toolLog,
    answersCsv: true,
  }),
  getPictures: defineCall({
    method: 'GET',
    path: '/pictures',
    owner: 'reports',
    audience: 'signed-in',
    summary:
      'What coaching came to over twelve months, for pictures of it: minutes, tools, coverage and action steps, as far as the logs of who administers it count.',
    query: picturesQuery,
    response: picturesSchema,
  }),
  getInteractions: defineCall({
    method: 'GET',
    path: '/observations',
    owner: 'reports',
    audience: 'signed-in',
    summary:
      'Interactions the caller holds as a coach; with client_uid those with one client, as by its path.',
    query: interactionQuery.extend({ client_uid: z.union([uid, z.literal('')]).optional() }),
    response: interactionList,
  }),
  getInteractionsWithClient: defineCall({
    method: 'GET',
    path: '/observations/:client_uid',
    owner: 'reports',
    audience: 'signed-in',
    summary: 'Interactions with one client that the caller may see.',
    params: z.object({ client_uid: uid }),
    query: interactionQuery,
    response: interactionList,
  }),
  getCaseload: defineCall({
    method: 'GET',
    path: '/caseload/:coach_uid',
    owner: 'reports',
    audience: 'signed-in',
    summary:
      'The coachees of a coach, with what was, what is planned and what is open, as far as the caller may see it.',
    params: z.object({ coach_uid: uid }),
    query: caseloadQuery,
    response: caseloadAnswer,
  }),
  saveCoachingCycle: defineCall({
    method: 'POST',
    path: '/coaching_cycle',
    owner: 'reports',
    audience: 'signed-in',
    summary: "Choose the weeks between two visits of one of the caller's coachees; null is as usual.",
    body: z.strictObject({ client_uid: uid, weeks: cycleWeeks }),
    response: done,
  }),
  saveUsualCycle: defineCall({
    method: 'POST',
    path: '/usual_coaching_cycle',
    owner: 'reports',
    audience: 'signed-in',
    summary: "Choose an organization's usual weeks between two visits; null is the platform's.",
    body: z.strictObject({ organization_uid: uid, weeks: cycleWeeks }),
    response: done,
  }),
  ...calendarCalls,
  ...monthlyReportCalls,
} as const;
