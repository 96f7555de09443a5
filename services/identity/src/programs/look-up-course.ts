import { MESSAGES } from '@coaching/contracts';
import { type Handler, NotAllowed } from '@coaching/service-kit';
import { hasLogin } from '../account/logins';
import type { Organizations } from '../organizations/organizations-repository';
import type { People } from '../people/people-repository';
import { courseOf, presentCourse } from './course';
import type { Programs } from './programs-repository';

interface Parts {
  people: People;
  programs: Programs;
  organizations: Organizations;
}

/** The address is one of the person's own, so that guesses count against the account they are made with. */
export const lookUpCourse =
  (parts: Parts): Handler<'lookUpCourse'> =>
  async ({ actor, body: { email, course_code } }) => {
    const self = await parts.people.find(actor.uid);
    if (!self || !hasLogin(self, 'email', email)) throw new NotAllowed(MESSAGES.notAllowed);
    return { course: presentCourse(await courseOf(parts, course_code)) };
  };
