import { z } from 'zod';
import { email, headerLine, text } from '../fields';
import { sharedMessages } from '../shared-messages';

/** A name is on one line: it also stands in a mail's subject. */
const contactName = headerLine(100, 'Please use letters only.').min(1, sharedMessages.fieldRequired);

/** What somebody writes in the contact form (spec 1 sections 3 and 5). */
export const contactRequestSchema = z.strictObject({
  first_name: contactName,
  last_name: contactName,
  email,
  help: text().trim().max(5000, 'Please use at most 5000 characters.').optional(),
});
export type ContactRequest = z.infer<typeof contactRequestSchema>;
