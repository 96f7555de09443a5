import type { EventReactions } from '@coaching/service-kit';
import type { Mails } from './mails-repository';
import type { MailSettings } from './settings';
import { mailSettled } from './settled-mail';
import { requestedMail } from './templates/requested';

/**
 * Stores every mail that another service asks for, in the words of its template, until it is sent.
 * @param isSent whether there is a mail server; where there is none, a mail that is stored is settled
 */
export function storeRequestedMail(mails: Mails, settings: MailSettings, isSent: boolean): EventReactions {
  return {
    async 'mail.requested'({ entity_uid, occurred_at, data: { mail } }, { session, announce }) {
      const requested_at = new Date(occurred_at);
      await mails.store(
        {
          uid: entity_uid,
          template: mail.template,
          to: mail.to,
          reply_to: null,
          ...requestedMail(mail, requested_at, settings),
          requested_at,
          expires_at: 'expires_at' in mail ? new Date(mail.expires_at) : null,
        },
        session,
      );
      if (isSent) return;
      for (const settled of mailSettled({ uid: entity_uid, template: mail.template }, 'sent'))
        await announce(settled);
    },
  };
}
