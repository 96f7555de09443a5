import type { Handler, ServiceContext } from '@coaching/service-kit';
import type { Codes } from '../codes/codes-repository';
import { codeMailed } from '../codes/mail-code';
import type { Organizations } from '../organizations/organizations-repository';
import { courseOf, presentCourse } from '../programs/course';
import type { Programs } from '../programs/programs-repository';

interface Parts {
  codes: Codes;
  programs: Programs;
  organizations: Organizations;
  context: ServiceContext;
}

/**
 * Does not look whether the address has an account, so that the answer reveals nothing. A course is named
 * in the mail and not stored: it is the browser's that asked, and another one may sign in with the code.
 */
export const loginCheck =
  ({ codes, context, ...parts }: Parts): Handler<'loginCheck'> =>
  async ({ body: { email, course_code }, now, visitor }) => {
    const course = course_code ? presentCourse(await courseOf(parts, course_code)) : undefined;
    await context.transaction(async ({ session, announce }) => {
      const issued = await codes.issue({ purpose: 'sign-in', email, visitor }, now, session);
      if (issued) await announce(codeMailed(email, issued, course));
    });
    return true;
  };
