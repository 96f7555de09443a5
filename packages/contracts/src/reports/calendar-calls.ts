import { z } from 'zod';
import { defineCall, done, fileBytes } from '../call';
import { moment } from '../fields';

/** Bytes of chance in the address of a calendar, which is all that protects it. */
export const CALENDAR_SECRET_BYTES = 32;

/** The last part of a calendar's address: the secret in base64url. */
const calendarFile = z.string().regex(/^[\w-]{43}\.ics$/);

export const calendarCalls = {
  getCalendarFeed: defineCall({
    method: 'GET',
    path: '/calendar_feed',
    owner: 'reports',
    audience: 'signed-in',
    inPerson: true,
    summary: 'Since when the caller’s planned visits can be read at a secret address; null when they cannot.',
    response: z.object({ since: moment.nullable() }),
  }),
  renewCalendarFeed: defineCall({
    method: 'POST',
    path: '/calendar_feed',
    owner: 'reports',
    audience: 'signed-in',
    inPerson: true,
    summary:
      'Makes a new secret address of the caller’s planned visits, which is told this once; the one before ends.',
    body: z.strictObject({}),
    response: z.object({ address: z.string(), since: moment }),
  }),
  endCalendarFeed: defineCall({
    method: 'DELETE',
    path: '/calendar_feed',
    owner: 'reports',
    audience: 'signed-in',
    summary: 'Ends the secret address of the caller’s planned visits.',
    response: done,
  }),
  readCalendarFeed: defineCall({
    method: 'GET',
    path: '/calendar/:file',
    owner: 'reports',
    audience: 'public',
    limited: 'feeds',
    summary:
      'The planned visits of whoever made this address, for calendars (iCalendar), without a session; limited per address.',
    params: z.object({ file: calendarFile }),
    response: fileBytes,
    answersFile: true,
  }),
} as const;
