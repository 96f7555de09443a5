import { z } from 'zod';
import { email, requiredLine } from '../fields';

/** A name is on one line: it also stands in a mail's subject. */
const contactName = requiredLine(100).regex(/^[^\p{Cc}\u2028\u2029]*$/u, 'Please use letters only.');

/** What somebody writes in the contact form (spec 1 sections 3 and 5). */
export const contactRequestSchema = z.strictObject({
  first_name: contactName,
  last_name: contactName,
  email,
  help: z.string().trim().max(5000, 'Please use at most 5000 characters.').optional(),
});
export type ContactRequest = z.infer<typeof contactRequestSchema>;
