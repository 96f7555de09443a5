import { z } from 'zod';
import { emailPattern, MAX_EMAIL_LENGTH } from './email-address';
import { MAX_RICH_TEXT_LENGTH } from './rich-text';
import { atMost, sharedMessages } from './shared-messages';
import { uploadedPath } from './uploaded-file';

/** Identifier of an entity: made by the client (see identifiers.ts) or carried over from elsewhere. */
export const uid = z
  .string()
  .regex(/^[A-Za-z0-9_-]{1,64}$/, 'An identifier has 1 to 64 letters, digits, - or _.');

/** Identifier of what may be left out; null or empty for none. */
export const uidOrNone = z.union([z.literal('').transform(() => null), uid]).nullish();

const firstMoment = Date.parse('0000-01-01T00:00:00.000Z');
const lastMoment = Date.parse('9999-12-31T23:59:59.999Z');

/** Whether a moment still has a year of four digits once it is written in UTC; text that is no moment passes. */
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

function isTimeZone(name: string): boolean {
  try {
    return Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** Name of a time zone, such as America/Chicago. */
export const timeZone = z.string().max(60).refine(isTimeZone, 'Please name a time zone, such as UTC.');

/** Half of a sign that takes two units, such as an emoji cut through: UTF-8 cannot write it, so that no store has it as sent. */
const HALF_A_SIGN = /\p{Cs}/gu;

const asWellFormed = (text: string) => text.replace(HALF_A_SIGN, '\ufffd');

/**
 * What somebody writes, of any number of lines. Half a sign becomes U+FFFD as soon as it arrives, so that the rest is not
 * lost for it and the answer has what is stored.
 */
export const text = () => z.string().overwrite(asWellFormed);

/** Rich text as HTML; the owning service sanitises it to `richTextAllowList` at write. */
export const richText = text().max(MAX_RICH_TEXT_LENGTH, 'This text is too long.');

/** What ends a line or is no sign at all, and what has text run the other way: names with these look like other names. */
const [NO_SIGN, OTHER_WAY] = [/[\p{Cc}\u2028\u2029]+/gu, /[\u202a-\u202e\u2066-\u2069]/gu];

const asOneLine = (text: string) => text.replace(NO_SIGN, ' ').replace(OTHER_WAY, '');

/** One line of text; what would end it is a space. */
export const line = (max = 200) => text().overwrite(asOneLine).trim().max(max, atMost(max));

/** A line that stands in the headers of mails: what another line is freed of is refused, with these words. */
export const headerLine = (max: number, refusal: string) =>
  text()
    .trim()
    .max(max, atMost(max))
    .refine((text) => asOneLine(text) === text, refusal);

/** A line that must not be empty. */
export const requiredLine = (max = 200) => line(max).min(1, sharedMessages.fieldRequired);

/** Email address, compared in lower case. */
export const email = z
  .string()
  .trim()
  .toLowerCase()
  .max(MAX_EMAIL_LENGTH, sharedMessages.notAnEmail)
  .pipe(z.email({ pattern: emailPattern, error: sharedMessages.notAnEmail }));

/** A picture of somebody or something as it is shown: an upload of ours by its path, or none; others are not asked for. */
export const shownPicture = z
  .string()
  .nullable()
  .overwrite((address) => address && uploadedPath(address));

/** A picture as somebody chooses it: one that was uploaded here. */
export const chosenPicture = z
  .string()
  .max(2000)
  .refine(
    (address) => uploadedPath(address) !== null,
    'Please upload the picture here; those from elsewhere are not shown.',
  )
  .overwrite((address) => uploadedPath(address) ?? address);

/** The count of saves of an autosaved entity; a write names the one it is based on. */
export const revision = z.number().int().min(0);
