import { z } from 'zod';
import { MAX_RICH_TEXT_LENGTH } from './rich-text';

/** Identifier of an entity: made by the client (see identifiers.ts) or carried over from elsewhere. */
export const uid = z
  .string()
  .regex(/^[A-Za-z0-9_-]{1,64}$/, 'An identifier has 1 to 64 letters, digits, - or _.');

/** Moment in time: ISO 8601 in UTC. */
export const moment = z.iso.datetime({ offset: true });

/** Rich text as HTML; the owning service sanitises it to `richTextAllowList` at write. */
export const richText = z.string().max(MAX_RICH_TEXT_LENGTH, 'This text is too long.');

/** One line of text. */
export const line = (max = 200) => z.string().trim().max(max, `Please use at most ${max} characters.`);

/** A line that must not be empty. */
export const requiredLine = (max = 200) => line(max).min(1, 'Field is required');

/** Email address, compared in lower case. */
export const email = z.string().trim().toLowerCase().max(254).pipe(z.email('Please enter an email address.'));

/** The count of saves of an autosaved entity; a write names the one it is based on. */
export const revision = z.number().int().min(0);
