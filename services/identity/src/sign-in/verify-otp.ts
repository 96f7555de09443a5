import { MESSAGES } from '@coaching/contracts';
import { type Handler, Invalid } from '@coaching/service-kit';
import type { Codes } from '../codes/codes-repository';
import type { People } from '../people/people-repository';
import { signedIn } from '../session/session-of';

interface Parts {
  codes: Codes;
  people: People;
}

export const verifyOtp =
  ({ codes, people }: Parts): Handler<'verifyOtp'> =>
  async ({ body: { email, otp }, now, visitor, grantSession }) => {
    const redeemed = await codes.redeem({ purpose: 'sign-in', email, visitor }, otp, now);
    const person = await people.findByLogin(email);
    if (!redeemed || !person) throw new Invalid(MESSAGES.wrongCode);
    const session = signedIn(person);
    await people.noteSignIn(person, now);
    grantSession(session);
    return true;
  };
