import { type ContactRequest, PRODUCT_NAME } from '@coaching/contracts';
import type { MailWords } from '../mail-record';
import type { MailSettings } from '../settings';
import { letter } from './letter';

/** Tells those who run the product what somebody wrote in the contact form. */
export function contactMail(
  { first_name, last_name, email, help }: ContactRequest,
  settings: MailSettings,
): MailWords {
  const name = `${first_name} ${last_name}`;
  return letter(
    `${PRODUCT_NAME}: ${name} asks for contact`,
    [
      { says: `${name} (${email}) has sent the contact form. An answer to this mail goes to them.` },
      help ? { quoted: help } : { says: 'They did not say what they need help with.' },
    ],
    settings,
  );
}
