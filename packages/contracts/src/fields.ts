import { z } from 'zod';
import { MESSAGES } from './constants/messages';
import { MAX_RICH_TEXT_LENGTH } from './rich-text';

/** Identifier of an entity: made by the client (see identifiers.ts) or carried over from elsewhere. */
export const uid = z
  .string()
  .regex(/^[A-Za-z0-9_-]{1,64}$/, 'An identifier has 1 to 64 letters, digits, - or _.');

const firstMoment = Date.parse('0000-01-01T00:00:00.000Z');
const lastMoment = Date.parse('9999-12-31T23:59:59.999Z');

/** Whether a moment still has a year of four digits once it is told in UTC; text that is no moment passes. */
function isInCalendar(text: string): boolean {
  const time = Date.parse(text);
  return Number.isNaN(time) || (firstMoment <= time && time <= lastMoment);
}

/** Moment in time: ISO 8601 in UTC. */
export const moment = z.iso
  .datetime({ offset: true })
  .refine(isInCalendar, 'Please choose a date between the years 0 and 9999.');

/** Day of a calendar, YYYY-MM-DD, the same wherever one is. */
export const day = z.iso.date();

/** Rich text as HTML; the owning service sanitises it to `richTextAllowList` at write. */
export const richText = z.string().max(MAX_RICH_TEXT_LENGTH, 'This text is too long.');

/** One line of text. */
export const line = (max = 200) => z.string().trim().max(max, `Please use at most ${max} characters.`);

/** A line that must not be empty. */
export const requiredLine = (max = 200) => line(max).min(1, MESSAGES.fieldRequired);

/** Email address, compared in lower case. */
export const email = z.string().trim().toLowerCase().max(254).pipe(z.email(MESSAGES.notAnEmail));

/** The count of saves of an autosaved entity; a write names the one it is based on. */
export const revision = z.number().int().min(0);
