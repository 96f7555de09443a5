import { maySendReset } from '@coaching/access';
import { newUid } from '@coaching/contracts';
import type { Handler, ServiceContext } from '@coaching/service-kit';
import type { Codes } from '../codes/codes-repository';
import { tooManyCodes } from '../codes/too-many-codes';
import type { People } from '../people/people-repository';
import { admitted } from '../people/person-policy';
import { confirmed } from '../session/confirmation';

interface Parts {
  codes: Codes;
  people: People;
  context: ServiceContext;
}

/** The code goes to the person and to nobody else; who asked for it is named in the mail. */
export const sendReset =
  ({ codes, people, context }: Parts): Handler<'sendReset'> =>
  async ({ actor, confirmed_at, body: { uid }, now, logSecurity }) => {
    const { email, username } = admitted(actor, await people.find(uid), maySendReset);
    await confirmed(people, { actor, confirmed_at, now });
    await context.transaction(async ({ session, announce }) => {
      const issued = await codes.issue({ purpose: 'sign-in', email }, now, session);
      if (!issued) throw tooManyCodes();
      const { code, expires_at } = issued;
      const proof = { code, expires_at: expires_at.toISOString() };
      const mail = { template: 'reset' as const, to: email, username, asked_by: actor.username, ...proof };
      await announce({ type: 'mail.requested', entity_uid: newUid(), revision: 1, data: { mail } });
    });
    logSecurity({ event: 'reset', result: 'done', about_uid: uid, email });
    return { ok: true };
  };
