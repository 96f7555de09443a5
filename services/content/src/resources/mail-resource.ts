import { mayMailResource, mayReadResources } from '@coaching/access';
import { MESSAGES, newUid } from '@coaching/contracts';
import { type Handler, NotAllowed, NotFound, TooMany } from '@coaching/service-kit';
import type { Mails } from '../mail/mails-repository';
import type { MailSettings } from '../mail/settings';
import { resourceMail } from '../mail/templates/resource';
import type { ResourceParts } from './resource-parts';
import type { SentResources } from './sent-resources';

/** Mails about resources that one person may have sent within an hour. */
export const RESOURCE_MAILS_PER_HOUR = 100;

interface Parts extends Pick<ResourceParts, 'resources' | 'context'> {
  mails: Mails;
  sent: SentResources;
  settings: MailSettings;
}

export const mailResource =
  ({ resources, context, mails, sent, settings }: Parts): Handler<'mailResource'> =>
  async ({ actor, body: { resource_uid, emails, message }, now }) => {
    const resource = await resources.find(resource_uid);
    if (!resource || !mayReadResources(actor, resource)) throw new NotFound(MESSAGES.notFound);
    if (!mayMailResource(actor, resource)) throw new NotAllowed(MESSAGES.notAllowed);
    const receivers = [...new Set(emails)];
    if ((await sent.countWithinHour(actor.uid, now)) + receivers.length > RESOURCE_MAILS_PER_HOUR)
      throw new TooMany('You have sent many mails within an hour. Please go on a little later.', 15 * 60);

    const words = resourceMail(resource, { by: actor.username, message }, settings);
    await context.transaction(async ({ session }) => {
      for (const to of receivers)
        await mails.store(
          {
            uid: newUid(now.getTime()),
            template: 'resource',
            to,
            reply_to: null,
            ...words,
            requested_at: now,
            expires_at: null,
          },
          session,
        );
      await sent.note({ user_uid: actor.uid, resource_uid, mails: receivers.length, sent_at: now }, session);
    });
    return { ok: true };
  };
