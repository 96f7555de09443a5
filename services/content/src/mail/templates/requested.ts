import { type Course, type MailRequest, PRODUCT_NAME } from '@coaching/contracts';
import type { MailWords } from '../mail-record';
import type { MailSettings } from '../settings';
import { accountNewsMail } from './account-news';
import { billingNewsMail } from './billing-news';
import { letter, type Part } from './letter';
import { monthlyReportMail } from './monthly-report';
import { seatsExceededMail } from './seats-exceeded';

const MINUTE_MS = 60_000;

/**
 * How long a code works, as a person would say it. A mail is asked for a moment after its code was made, which makes
 * no minute less.
 */
export function lastsFor(from: Date, until: Date): string {
  const minutes = Math.max(1, Math.round((until.getTime() - from.getTime()) / MINUTE_MS));
  if (minutes < 120) return minutes === 1 ? '1 minute' : `${minutes} minutes`;
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? `${hours} hours` : `${Math.floor(hours / 24)} days`;
}

const notYou: Part = { says: 'If you did not ask for this, you can ignore this mail. Tell nobody the code.' };

/** What comes of a code that was asked for with a course: nothing, until its receiver says so. */
const asksToJoin = (course: Course | undefined): Part[] =>
  course
    ? [
        {
          says: `Whoever asked for this code wants to join ${course.program_name} at ${course.organization_name}. If that is you, you will be asked once you are signed in. The code alone does not make you join.`,
        },
      ]
    : [];

/** A mail that brings a code. */
type CodeMail = Extract<MailRequest, { code: string }>;

const hello = (username: string): Part[] => (username ? [{ says: `Hello ${username},` }] : []);

function enter(mail: CodeMail, { siteAddress }: MailSettings): Part[] {
  if (!siteAddress) return [];
  const search = new URLSearchParams({ email: mail.to });
  if (mail.template === 'email_added_by_staff') search.set('account', mail.user_uid);
  return [{ link: `${siteAddress}/verification?${search}`, words: 'Enter the code' }];
}

/** The words of a mail that another service asked for. @param asked when it did */
export function requestedMail(mail: MailRequest, requestedAt: Date, settings: MailSettings): MailWords {
  if (mail.template === 'account_news') return accountNewsMail(mail, settings);
  if (mail.template === 'billing_news') return billingNewsMail(mail, settings);
  if (mail.template === 'seats_exceeded') return seatsExceededMail(mail, settings);
  if (mail.template === 'monthly_report') return monthlyReportMail(mail, settings);
  const works = `The code works once, for ${lastsFor(requestedAt, new Date(mail.expires_at))}.`;
  switch (mail.template) {
    case 'code':
      return letter(
        `${mail.code} is your ${PRODUCT_NAME} code`,
        [
          { says: 'Here is your code:' },
          { code: mail.code },
          { says: works },
          ...asksToJoin(mail.course),
          notYou,
        ],
        settings,
      );
    case 'email_change':
      return letter(
        `${mail.code} confirms your new ${PRODUCT_NAME} email`,
        [
          ...hello(mail.username),
          { says: `To use ${mail.to} with your ${PRODUCT_NAME} account, enter this code on your profile:` },
          { code: mail.code },
          { says: works },
          notYou,
        ],
        settings,
      );
    case 'email_added_by_staff':
      return letter(
        `${mail.code} confirms your new ${PRODUCT_NAME} email`,
        [
          ...hello(mail.username),
          {
            says: `Our support team is adding ${mail.to} to the ${PRODUCT_NAME} account of ${mail.username || 'its owner'}. If that is you, enter this code to confirm it:`,
          },
          { code: mail.code },
          ...enter(mail, settings),
          { says: `${works} If that is not you, ignore this mail.` },
        ],
        settings,
      );
    case 'reset':
      return letter(
        `${mail.code} is your ${PRODUCT_NAME} code for a new password`,
        [
          ...hello(mail.username),
          { says: `${mail.asked_by} has asked us to help you choose a new password. Here is your code:` },
          { code: mail.code },
          ...enter(mail, settings),
          {
            says: `${works} After that, ask for a new one on the login page. If you need no new password, ignore this mail. Tell nobody the code, also not ${mail.asked_by}.`,
          },
        ],
        settings,
      );
    case 'invitation':
      return letter(
        `${mail.invited_by} invites you to ${PRODUCT_NAME}`,
        [
          ...hello(mail.username),
          {
            says: mail.organization_name
              ? `${mail.invited_by} has added you to ${mail.organization_name} on ${PRODUCT_NAME}.`
              : `${mail.invited_by} has invited you to work together on ${PRODUCT_NAME}.`,
          },
          { says: `Sign in with ${mail.to} and this code:` },
          { code: mail.code },
          ...enter(mail, settings),
          { says: `${works} After that, ask for a new one on the login page.` },
        ],
        settings,
      );
  }
}
