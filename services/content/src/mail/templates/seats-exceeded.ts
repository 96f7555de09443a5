import { type MailRequest, PRODUCT_NAME } from '@coaching/contracts';
import type { MailWords } from '../mail-record';
import type { MailSettings } from '../settings';
import { letter } from './letter';

type ExceededMail = Extract<MailRequest, { template: 'seats_exceeded' }>;

/** Tells who pays for an organisation that it has more coaches than seats, and what happens when. */
export function seatsExceededMail(mail: ExceededMail, settings: MailSettings): MailWords {
  const { username, organization, used, day } = mail;
  const { siteAddress } = settings;
  const seats = `${organization.seats} ${organization.seats === 1 ? 'seat' : 'seats'}`;
  return letter(
    `${organization.name} has more coaches than seats on ${PRODUCT_NAME}`,
    [
      ...(username ? [{ says: `Hello ${username},` }] : []),
      { says: `${organization.name} pays for ${seats} and has ${used} coaches.` },
      {
        says: `Please add seats by ${day}. From that day on no further coaches can be added. Whoever coaches already goes on as before.`,
      },
      ...(siteAddress ? [{ link: `${siteAddress}/seats/${organization.uid}`, words: 'See your seats' }] : []),
    ],
    settings,
  );
}
