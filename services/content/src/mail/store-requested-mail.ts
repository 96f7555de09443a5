import type { DomainEvent } from '@coaching/contracts';
import type { EventReactions } from '@coaching/service-kit';
import type { NewMail } from './mail-record';
import type { Mails } from './mails-repository';
import type { MailSettings } from './settings';
import { mailSettled } from './settled-mail';
import { requestedMail } from './templates/requested';

type Requested = DomainEvent<'mail.requested'>;

function newMail({ entity_uid, occurred_at, data: { mail } }: Requested, settings: MailSettings): NewMail {
  const requested_at = new Date(occurred_at);
  return {
    uid: entity_uid,
    template: mail.template,
    to: mail.to,
    reply_to: null,
    ...requestedMail(mail, requested_at, settings),
    requested_at,
    expires_at: 'expires_at' in mail ? new Date(mail.expires_at) : null,
  };
}

/**
 * Stores every mail that another service asks for, in the words of its template, until it is sent.
 * @param isSent whether there is a mail server; where there is none, a mail that is stored is settled
 */
export function storeRequestedMail(mails: Mails, settings: MailSettings, isSent: boolean): EventReactions {
  return {
    'mail.requested': {
      async toAll(events, { session, announce }) {
        const requested = (events as readonly Requested[]).map((event) => newMail(event, settings));
        await mails.storeAll(requested, session);
        if (isSent) return;
        for (const mail of requested)
          for (const settled of mailSettled(mail, 'sent')) await announce(settled);
      },
    },
  };
}
