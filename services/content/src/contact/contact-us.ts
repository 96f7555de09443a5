import { newUid } from '@coaching/contracts';
import type { Handler, ServiceContext } from '@coaching/service-kit';
import type { Mails } from '../mail/mails-repository';
import type { MailSettings } from '../mail/settings';
import { contactMail } from '../mail/templates/contact';
import type { ContactRecord } from './contact-record';

export const CONTACT_REQUESTS = 'contact_requests';

/** Keeps what was written, and the mail that tells of it, in one go. */
export const contactUs =
  ({ db, transaction }: ServiceContext, mails: Mails, settings: MailSettings): Handler<'contactUs'> =>
  async ({ body, now }) => {
    const uid = newUid(now.getTime());
    const request: ContactRecord = { uid, ...body, received_at: now };
    await transaction(async ({ session }) => {
      await db.collection<ContactRecord>(CONTACT_REQUESTS).insertOne({ ...request }, { session });
      const mail = { uid, to: settings.contactEmail, reply_to: body.email, ...contactMail(body, settings) };
      await mails.keep({ ...mail, template: 'contact', requested_at: now, expires_at: null }, session);
    });
    return { ok: true };
  };
