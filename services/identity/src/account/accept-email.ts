import { MESSAGES } from '@coaching/contracts';
import { type Handler, Invalid, type ServiceContext } from '@coaching/service-kit';
import type { Codes } from '../codes/codes-repository';
import type { People } from '../people/people-repository';
import { addVerified } from './add-verified';

interface Parts {
  codes: Codes;
  people: People;
  context: ServiceContext;
}

/**
 * Nobody needs to be signed in: the address is for who cannot get in any more. It signs nobody in either; with the
 * address that is theirs now, its receiver has a code sent like everybody else.
 */
export const acceptEmail =
  (parts: Parts): Handler<'acceptEmail'> =>
  async ({ body: { uid, email, verification_code }, now, visitor, logSecurity }) => {
    const proves = { purpose: 'staff-email' as const, email, user_uid: uid, visitor };
    const redeemed = await parts.codes.redeem(proves, verification_code, now);
    if (!redeemed || !(await parts.people.find(uid))) throw new Invalid(MESSAGES.wrongCode);
    await addVerified(parts, { uid, email, actor: null, now });
    logSecurity({ event: 'address-added', result: 'done', about_uid: uid, email });
    return true;
  };
