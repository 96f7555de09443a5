import { MESSAGES } from '@coaching/contracts';
import { type Handler, Invalid, isDuplicateKey, type ServiceContext } from '@coaching/service-kit';
import type { Codes } from '../codes/codes-repository';
import type { Organizations } from '../organizations/organizations-repository';
import { changePerson, putPerson } from '../people/change-person';
import { type Course, joined } from '../people/join-program';
import { newPerson } from '../people/new-person';
import type { People } from '../people/people-repository';
import type { Programs } from '../programs/programs-repository';
import { sessionOf } from '../session/session-of';

interface Parts {
  codes: Codes;
  people: People;
  programs: Programs;
  organizations: Organizations;
  context: ServiceContext;
}

/** The program that people join with a code, in its organisation; null when there is none (any more). */
async function courseOf({ programs, organizations }: Parts, course_code: string | null) {
  const program = course_code ? await programs.findByCourseCode(course_code) : null;
  const organization = program && (await organizations.find(program.organization_uid));
  return organization && { program, organization };
}

/** A new account. Who signs up with a course code comes to be coached, everyone else to coach. */
async function signUp({ people, context }: Parts, email: string, course: Course, now: Date) {
  const coach = newPerson(email, now);
  const person = course ? { ...joined(coach, course), roles: [] } : coach;
  try {
    await context.transaction((transaction) => putPerson(people, person, transaction));
    return person;
  } catch (error) {
    // The same person, twice at once.
    const other = isDuplicateKey(error) && (await people.findByLogin(email));
    if (other) return other;
    throw error;
  }
}

export const verifyEmail =
  (parts: Parts): Handler<'verifyEmail'> =>
  async ({ body: { email, verification_code }, now, grantSession }) => {
    const redeemed = await parts.codes.redeem({ purpose: 'sign-in', email }, verification_code, now);
    if (!redeemed) throw new Invalid(MESSAGES.wrongCode);
    const course = await courseOf(parts, redeemed.course_code);
    const known = await parts.people.findByLogin(email);
    const person = await (known
      ? changePerson(parts, known.uid, now, (current) => joined(current, course))
      : signUp(parts, email, course, now));
    grantSession(sessionOf(person));
    return true;
  };
