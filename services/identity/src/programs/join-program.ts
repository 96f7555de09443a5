import { MESSAGES } from '@coaching/contracts';
import { type Handler, NotAllowed, type ServiceContext } from '@coaching/service-kit';
import { hasLogin } from '../account/logins';
import type { Organizations } from '../organizations/organizations-repository';
import { changePerson } from '../people/change-person';
import { joined } from '../people/join-program';
import type { People } from '../people/people-repository';
import { presentUser } from '../people/present-person';
import { sessionOf } from '../session/session-of';
import { courseOf } from './course';
import type { Programs } from './programs-repository';

interface Parts {
  people: People;
  programs: Programs;
  organizations: Organizations;
  context: ServiceContext;
}

/** Nobody is brought into a program but by themselves, in a session of theirs. */
export const joinProgram =
  (parts: Parts): Handler<'joinProgram'> =>
  async ({ actor, body: { email, course_code }, now, grantSession, logSecurity }) => {
    const self = await parts.people.find(actor.uid);
    if (!self || !hasLogin(self, 'email', email)) throw new NotAllowed(MESSAGES.notAllowed);
    const course = await courseOf(parts, course_code);
    const person = await changePerson(parts, actor.uid, now, (current) => joined(current, course));
    logSecurity({ event: 'place-joined', result: 'done', organization_uid: course.organization.uid });
    grantSession(sessionOf(person, actor.organization_uid ?? undefined));
    return { user: presentUser(person, actor) };
  };
