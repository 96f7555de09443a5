import { type MailRequest, PRODUCT_NAME } from '@coaching/contracts';
import type { MailWords } from '../mail-record';
import type { MailSettings } from '../settings';
import { letter, type Part } from './letter';

const MINUTE_MS = 60_000;

/** How long a code works, as a person would say it. */
export function lastsFor(from: Date, until: Date): string {
  const minutes = Math.max(1, Math.floor((until.getTime() - from.getTime()) / MINUTE_MS));
  if (minutes < 120) return minutes === 1 ? '1 minute' : `${minutes} minutes`;
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? `${hours} hours` : `${Math.floor(hours / 24)} days`;
}

const notYou: Part = { says: 'If you did not ask for this, you can ignore this mail. Tell nobody the code.' };

function enter(mail: MailRequest, { siteAddress }: MailSettings): Part[] {
  if (!siteAddress) return [];
  const link = `${siteAddress}/verification?email=${encodeURIComponent(mail.to)}`;
  return [{ link, words: 'Enter the code' }];
}

/** The words of a mail that another service asked for. @param asked when it did */
export function requestedMail(mail: MailRequest, asked: Date, settings: MailSettings): MailWords {
  const works = `The code works once, for ${lastsFor(asked, new Date(mail.expires_at))}.`;
  switch (mail.template) {
    case 'code':
      return letter(
        `${mail.code} is your ${PRODUCT_NAME} code`,
        [{ says: 'Here is your code:' }, { code: mail.code }, { says: works }, notYou],
        settings,
      );
    case 'email_change':
      return letter(
        `${mail.code} confirms your new ${PRODUCT_NAME} email`,
        [
          { says: `Hello ${mail.username},` },
          { says: `To use ${mail.to} with your ${PRODUCT_NAME} account, enter this code on your profile:` },
          { code: mail.code },
          { says: works },
          notYou,
        ],
        settings,
      );
    case 'invitation':
      return letter(
        `${mail.invited_by} invites you to ${PRODUCT_NAME}`,
        [
          { says: `Hello ${mail.username},` },
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
