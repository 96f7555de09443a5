import { type AccountNews, type MailRequest, PRODUCT_NAME } from '@coaching/contracts';
import type { MailWords } from '../mail-record';
import type { MailSettings } from '../settings';
import { letter, type Part } from './letter';

type NewsMail = Extract<MailRequest, { template: 'account_news' }>;

/** What happened, as a subject and as a sentence. @param by who did it, when it was not the person */
const words: Record<
  AccountNews,
  (mail: { email: string; by: string | null }) => [subject: string, says: string]
> = {
  password_changed: ({ by }) => [
    `Your ${PRODUCT_NAME} password was changed`,
    by ? `${by} of our support team has set a new password for your account.` : 'Your password was changed.',
  ],
  email_proposed: ({ email, by }) => [
    `An email is being added to your ${PRODUCT_NAME} account`,
    `${by} of our support team is adding ${email} to your account. Once its receiver has confirmed it, it can be used to sign in as you.`,
  ],
  email_added: ({ email }) => [
    `An email was added to your ${PRODUCT_NAME} account`,
    `${email} can now be used to sign in to your account.`,
  ],
  email_removed: ({ email, by }) => [
    `An email was removed from your ${PRODUCT_NAME} account`,
    `${by ? `${by} of our support team has removed ${email} from your account.` : `${email} was removed from your account.`} It can no longer be used to sign in.`,
  ],
  account_deleted: ({ by }) => [
    `Your ${PRODUCT_NAME} account was deleted`,
    by ? `${by} of our support team has deleted your account.` : 'Your account was deleted.',
  ],
  account_restored: ({ by }) => [
    `Your ${PRODUCT_NAME} account was restored`,
    `${by ?? 'Somebody'} of our support team has restored your account, with the password it had. You can sign in again.`,
  ],
};

/** News that end no session, or after which there is none. */
const withoutSessions: readonly AccountNews[] = ['email_proposed', 'account_deleted', 'account_restored'];

/** What to do about it when it comes as a surprise. */
function unexpected({ news }: NewsMail, { siteAddress, supportEmail }: MailSettings): Part[] {
  if (news === 'account_deleted')
    return [{ says: `If you did not want this, write to ${supportEmail} today.` }];
  const instead = news === 'email_proposed' ? 'That also stops the new email. ' : '';
  return [
    {
      says: `If this is news to you, choose a new password now, which signs out everybody else. ${instead}Then write to ${supportEmail}.`,
    },
    ...(siteAddress ? [{ link: `${siteAddress}/request_reset`, words: 'Choose a new password' }] : []),
  ];
}

/** Informs a person of a change in how they sign in. */
export function accountNewsMail(mail: NewsMail, settings: MailSettings): MailWords {
  const [subject, says] = words[mail.news]({ email: mail.email ?? '', by: mail.by });
  const ended = withoutSessions.includes(mail.news)
    ? []
    : [{ says: 'Wherever else you were signed in, you have to sign in again.' }];
  return letter(
    subject,
    [
      ...(mail.username ? [{ says: `Hello ${mail.username},` }] : []),
      { says },
      ...ended,
      ...unexpected(mail, settings),
    ],
    settings,
  );
}
