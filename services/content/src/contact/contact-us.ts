import { newUid } from '@coaching/contracts';
import type { Handler, ServiceContext } from '@coaching/service-kit';
import type { Mails } from '../mail/mails-repository';
import type { MailSettings } from '../mail/settings';
import { contactMail } from '../mail/templates/contact';
import { type ContactRecord, contactRecordSchema } from './contact-record';

/** Stores what was written, and the mail about it, in one go. */
export const contactUs = (
  { connection, transaction }: ServiceContext,
  mails: Mails,
  settings: MailSettings,
): Handler<'contactUs'> => {
  const model = connection.model<ContactRecord>('ContactRequest', contactRecordSchema);
  return async ({ body, now }) => {
    const uid = newUid(now.getTime());
    const request: ContactRecord = { uid, ...body, received_at: now };
    await transaction(async ({ session }) => {
      await model.create([request], { session });
      const mail = { uid, to: settings.contactEmail, reply_to: body.email, ...contactMail(body, settings) };
      await mails.store({ ...mail, template: 'contact', requested_at: now, expires_at: null }, session);
    });
    return { ok: true };
  };
};
