import { MESSAGES } from '@coaching/contracts';
import { type Handler, Invalid, type ServiceContext } from '@coaching/service-kit';
import type { Codes } from '../codes/codes-repository';
import { codeMailed } from '../codes/mail-code';
import type { Programs } from '../programs/programs-repository';

interface Parts {
  codes: Codes;
  programs: Programs;
  context: ServiceContext;
}

/** Does not look whether the address has an account, so that nothing can be told from the answer. */
export const loginCheck =
  ({ codes, programs, context }: Parts): Handler<'loginCheck'> =>
  async ({ body: { email, course_code }, now }) => {
    if (course_code && !(await programs.findByCourseCode(course_code))) {
      const message = MESSAGES.unknownCourseCode;
      throw new Invalid(message, [{ path: 'course_code', message }]);
    }
    await context.transaction(async ({ session, announce }) => {
      const issued = await codes.issue({ purpose: 'sign-in', email, course_code }, now, session);
      if (issued) await announce(codeMailed(email, issued));
    });
    return true;
  };
