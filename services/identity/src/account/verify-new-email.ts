import { MESSAGES } from '@coaching/contracts';
import { type Handler, Invalid, type ServiceContext } from '@coaching/service-kit';
import type { Codes } from '../codes/codes-repository';
import type { People } from '../people/people-repository';
import { admitted, isSelf } from '../people/person-policy';
import { presentUser } from '../people/present-person';
import { confirmed } from '../session/confirmation';
import { ownSession } from '../session/own-session';
import { addVerified } from './add-verified';

interface Parts {
  codes: Codes;
  people: People;
  context: ServiceContext;
}

/** For the person alone: nobody brings a code in the place of who received it. */
export const verifyNewEmail =
  (parts: Parts): Handler<'verifyNewEmail'> =>
  async ({
    actor,
    confirmed_at,
    body: { uid, email, verification_code },
    now,
    visitor,
    grantSession,
    logSecurity,
  }) => {
    const { codes, people } = parts;
    admitted(actor, await people.find(uid), isSelf);
    await confirmed(people, { actor, confirmed_at, now });
    const proves = { purpose: 'new-email' as const, email, user_uid: uid, visitor };
    if (!(await codes.redeem(proves, verification_code, now))) throw new Invalid(MESSAGES.wrongCode);
    const changed = await addVerified(parts, { uid, email, actor, now });
    logSecurity({ event: 'address-added', result: 'done', email });
    grantSession(await ownSession(people, actor, changed));
    return { user: presentUser(changed, actor) };
  };
