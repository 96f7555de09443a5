import { type BillingNews, type MailRequest, PRODUCT_NAME, plans } from '@coaching/contracts';
import type { MailWords } from '../mail-record';
import type { MailSettings } from '../settings';
import { letter } from './letter';

type NewsMail = Extract<MailRequest, { template: 'billing_news' }>;

/** A plan with its price: one's own, or an organisation's for so many coaches. */
function planOf({ product, organization }: NewsMail): string {
  const { name, dollars, period } = plans[product];
  if (!organization) return `Your plan ${name} ($${dollars} a ${period})`;
  const { seats } = organization;
  return `The plan ${name} for ${seats} ${seats === 1 ? 'coach' : 'coaches'} of ${organization.name} ($${dollars * seats} a ${period})`;
}

/** What happened, as a subject and as sentences. */
const words: Record<BillingNews, (mail: NewsMail) => [subject: string, ...says: string[]]> = {
  receipt: (mail) => [
    `Your ${PRODUCT_NAME} receipt`,
    `Thank you. ${planOf(mail)} is paid until ${mail.day}.`,
    `You find the invoice under ${mail.organization ? 'Seats' : 'Billing'}.`,
  ],
  trial_ends: ({ day }) => [
    `Your free week of ${PRODUCT_NAME} ends on ${day}`,
    `Your free week ends on ${day}. Choose a plan to go on working after that.`,
    'Everything you wrote is yours to read and to download, also without a plan.',
  ],
  payment_failed: ({ product, day, organization }) => [
    `Your ${PRODUCT_NAME} payment failed`,
    organization
      ? `The payment for ${organization.name} has failed. Its seats count until ${day}, and its coaches go on working after that, too.`
      : `The payment for your plan ${plans[product].name} has failed. You can go on working until ${day}.`,
    'Please pay with another card before then.',
  ],
  license_ended: ({ day, organization }) =>
    organization
      ? [
          `What ${organization.name} paid for ${PRODUCT_NAME} has ended`,
          `The seats that ${organization.name} paid for by card ended on ${day}. Nobody who coaches there is locked out.`,
          'Buy seats anew, or enter a purchase order, to add coaches also later.',
        ]
      : [
          `Your ${PRODUCT_NAME} license has ended`,
          `Your license ended on ${day}. Everything you wrote is yours to read and to download.`,
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
  const { organization } = mail;
  const path = organization ? `/seats/${organization.uid}` : '/payment';
  const link = organization ? 'See your seats' : wordsOfLink[mail.news];
  return letter(
    subject,
    [
      ...(mail.username ? [{ says: `Hello ${mail.username},` }] : []),
      ...says.map((sentence) => ({ says: sentence })),
      ...(siteAddress ? [{ link: siteAddress + path, words: link }] : []),
    ],
    settings,
  );
}
