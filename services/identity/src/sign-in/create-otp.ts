import type { Handler, ServiceContext } from '@coaching/service-kit';
import type { Codes } from '../codes/codes-repository';
import { codeMailed } from '../codes/mail-code';
import type { People } from '../people/people-repository';
import { atLeast } from './at-least';

interface Parts {
  codes: Codes;
  people: People;
  context: ServiceContext;
}

/** Longer than making a code takes, and asking for its mail, in milliseconds. */
const ANSWERED_AFTER_MS = 100;

/** Makes a code also for an address without an account, where nobody gets it, so that both take as long. */
export const createOtp =
  ({ codes, people, context }: Parts): Handler<'createOtp'> =>
  async ({ body: { email }, now, visitor }) => {
    const person = await people.findByLogin(email);
    const issuing = context.transaction(async ({ session, announce }) => {
      const issued = await codes.issue({ purpose: 'sign-in', email, visitor }, now, session);
      if (issued && person) await announce(codeMailed(email, issued));
    });
    await atLeast(ANSWERED_AFTER_MS, issuing);
    return true;
  };
