import { type BillingNews, type MailRequest, PRODUCT_NAME, plans } from '@coaching/contracts';
import type { MailWords } from '../mail-record';
import type { MailSettings } from '../settings';
import { letter } from './letter';

type NewsMail = Extract<MailRequest, { template: 'billing_news' }>;

/** What happened, as a subject and as sentences. */
const words: Record<BillingNews, (mail: NewsMail) => [subject: string, ...says: string[]]> = {
  receipt: ({ product, day }) => [
    `Your ${PRODUCT_NAME} receipt`,
    `Thank you. Your plan ${plans[product].name} ($${plans[product].dollars} a ${plans[product].period}) is paid until ${day}.`,
    'You find the invoice under Billing.',
  ],
  trial_ends: ({ day }) => [
    `Your free week of ${PRODUCT_NAME} ends on ${day}`,
    `Your free week ends on ${day}. Choose a plan to go on working after that.`,
    'Everything you wrote is yours to read and to download, also without a plan.',
  ],
  payment_failed: ({ product, day }) => [
    `Your ${PRODUCT_NAME} payment failed`,
    `The payment for your plan ${plans[product].name} has failed. You can go on working until ${day}.`,
    'Please pay with another card before then.',
  ],
  license_ended: ({ day }) => [
    `Your ${PRODUCT_NAME} licence has ended`,
    `Your licence ended on ${day}. Everything you wrote is yours to read and to download.`,
    'Choose a plan to begin something new.',
  ],
};

const wordsOfLink: Record<BillingNews, string> = {
  receipt: 'See your plan',
  trial_ends: 'Choose a plan',
  payment_failed: 'Pay with another card',
  license_ended: 'Choose a plan',
};

/** Tells a person what becomes of what they pay for. */
export function billingNewsMail(mail: NewsMail, settings: MailSettings): MailWords {
  const [subject, ...says] = words[mail.news](mail);
  const { siteAddress } = settings;
  return letter(
    subject,
    [
      ...(mail.username ? [{ says: `Hello ${mail.username},` }] : []),
      ...says.map((sentence) => ({ says: sentence })),
      ...(siteAddress ? [{ link: `${siteAddress}/payment`, words: wordsOfLink[mail.news] }] : []),
    ],
    settings,
  );
}
