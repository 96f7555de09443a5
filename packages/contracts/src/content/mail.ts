import { z } from 'zod';
import { planNames } from '../billing/plans';
import { email, line, moment, uid } from '../fields';
import { licenseDay } from '../identity/license';
import { courseSchema } from '../identity/organization';
import { monthlyReportSchema } from '../reports/monthly-report';

/** What a person gets a mail about, of their account, whoever did it. */
export const accountNews = [
  'password_changed',
  'email_proposed',
  'email_added',
  'email_removed',
  'account_deleted',
  'account_restored',
] as const;
export type AccountNews = (typeof accountNews)[number];

/** What a person gets a mail about, of what they pay for. */
export const billingNews = ['receipt', 'trial_ends', 'payment_failed', 'license_ended'] as const;
export type BillingNews = (typeof billingNews)[number];

/** A mail that one of our services wants sent; the content service words it, sends it and tries again. */
export const mailRequestSchema = z.discriminatedUnion('template', [
  /** A one-time code to sign in, to prove an address at sign-up, or to choose a new password. */
  z.object({
    template: z.literal('code'),
    to: email,
    code: z.string().regex(/^\d{6}$/),
    /** When the code stops working; the mail is not sent later than this. */
    expires_at: moment,
    /** What the browser that asked for the code wants to join; absent when it named no course. */
    course: courseSchema.optional(),
  }),
  /** A code that proves a further address of somebody's account. */
  z.object({
    template: z.literal('email_change'),
    to: email,
    username: line(200),
    code: z.string().regex(/^\d{6}$/),
    expires_at: moment,
  }),
  /** A code that proves an address which staff adds to somebody's account; entered by who receives it. */
  z.object({
    template: z.literal('email_added_by_staff'),
    to: email,
    username: line(200),
    /** Whose account it is. */
    user_uid: uid,
    code: z.string().regex(/^\d{6}$/),
    expires_at: moment,
  }),
  /** A code for a new password, that somebody who administers the person's place asked for. */
  z.object({
    template: z.literal('reset'),
    to: email,
    username: line(200),
    asked_by: line(200),
    code: z.string().regex(/^\d{6}$/),
    expires_at: moment,
  }),
  /** What became of how somebody signs in; goes to every address of theirs, also to one that is no more. */
  z.object({
    template: z.literal('account_news'),
    to: email,
    username: line(200),
    news: z.enum(accountNews),
    /** Address it is about; null when it is about none. */
    email: email.nullable(),
    /** Who did it, when it was not the person. */
    by: line(200).nullable(),
  }),
  /** What becomes of what somebody pays for. */
  z.object({
    template: z.literal('billing_news'),
    to: email,
    username: line(200),
    news: z.enum(billingNews),
    product: z.enum(planNames),
    /** The day it is about, MM/DD/YYYY: when it is paid until, ends, or may no longer be used. */
    day: licenseDay,
    /** Whose seats it is about, and how many; absent for a licence of one's own. */
    organization: z.object({ uid, name: line(200), seats: z.int() }).optional(),
  }),
  /** An organisation has more coaches than seats; goes to its Organization Admins and its Billing. */
  z.object({
    template: z.literal('seats_exceeded'),
    to: email,
    username: line(200),
    organization: z.object({ uid, name: line(200), seats: z.int() }),
    used: z.int(),
    /** From this day on no coaches can be added, MM/DD/YYYY. */
    day: licenseDay,
  }),
  /** What a month of coaching came to, for who asked for it. */
  z.object({
    template: z.literal('monthly_report'),
    to: email,
    username: line(200),
    report: monthlyReportSchema,
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
