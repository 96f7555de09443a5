import type { Handler, ServiceContext } from '@coaching/service-kit';
import type { Codes } from '../codes/codes-repository';
import { codeMailed } from '../codes/mail-code';
import type { People } from '../people/people-repository';

interface Parts {
  codes: Codes;
  people: People;
  context: ServiceContext;
}

/** Makes a code also for an address without an account, where nobody is told it, so that both take as long. */
export const createOtp =
  ({ codes, people, context }: Parts): Handler<'createOtp'> =>
  async ({ body: { email }, now }) => {
    const person = await people.findByLogin(email);
    await context.transaction(async ({ session, announce }) => {
      const issued = await codes.issue({ purpose: 'sign-in', email }, now, session);
      if (issued && person) await announce(codeMailed(email, issued));
    });
    return true;
  };
