import { z } from 'zod';
import { email, line, moment } from '../fields';

/** A mail that one of our services wants sent; the content service words it, sends it and tries again. */
export const mailRequestSchema = z.discriminatedUnion('template', [
  /** A one-time code to sign in, to prove an address at sign-up, or to choose a new password. */
  z.object({
    template: z.literal('code'),
    to: email,
    code: z.string().regex(/^\d{6}$/),
    /** When the code stops working; the mail is not sent later than this. */
    expires_at: moment,
  }),
  /** A code that proves a further address of somebody's account. */
  z.object({
    template: z.literal('email_change'),
    to: email,
    username: line(200),
    code: z.string().regex(/^\d{6}$/),
    expires_at: moment,
  }),
  /** Somebody was added to an organisation or by a coach. */
  z.object({
    template: z.literal('invitation'),
    to: email,
    username: line(200),
    invited_by: line(200),
    organization_name: line(200).nullable(),
    code: z.string().regex(/^\d{6}$/),
    expires_at: moment,
  }),
]);
export type MailRequest = z.infer<typeof mailRequestSchema>;
