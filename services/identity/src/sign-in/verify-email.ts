import { MESSAGES } from '@coaching/contracts';
import { type Handler, Invalid, isDuplicateKey, type ServiceContext } from '@coaching/service-kit';
import type { Codes } from '../codes/codes-repository';
import type { Organizations } from '../organizations/organizations-repository';
import { putPerson } from '../people/change-person';
import { schoolsWith } from '../people/join-program';
import { newPerson } from '../people/new-person';
import type { People } from '../people/people-repository';
import type { PersonRecord } from '../people/person-record';
import type { Programs } from '../programs/programs-repository';
import { sessionOf } from '../session/session-of';

interface Parts {
  codes: Codes;
  people: People;
  programs: Programs;
  organizations: Organizations;
  context: ServiceContext;
}

/** The person as they are once in the program of a course code, or as they were when there is none. */
async function joined(
  { programs, organizations }: Parts,
  person: PersonRecord,
  course_code: string | null,
): Promise<PersonRecord> {
  const program = course_code && (await programs.findByCourseCode(course_code));
  const organization = program && (await organizations.find(program.organization_uid));
  return organization ? { ...person, schools: schoolsWith(person, program, organization) } : person;
}

/** A new account. Who signs up with a course code comes to be coached, everyone else to coach. */
async function signUp(parts: Parts, email: string, course_code: string | null, now: Date) {
  const { people, context } = parts;
  const coach = newPerson(email, now);
  const member = await joined(parts, coach, course_code);
  const person = member === coach ? coach : { ...member, roles: [] };
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

/** Lets somebody who has an account already join the program of a course code. */
async function join(parts: Parts, person: PersonRecord, course_code: string | null, now: Date) {
  const member = await joined(parts, person, course_code);
  if (member.schools === person.schools) return person;
  const changed = { ...member, revision: person.revision + 1, updated_at: now };
  await parts.context.transaction((transaction) => putPerson(parts.people, changed, transaction));
  return changed;
}

export const verifyEmail =
  (parts: Parts): Handler<'verifyEmail'> =>
  async ({ body: { email, verification_code }, now, grantSession }) => {
    const redeemed = await parts.codes.redeem({ purpose: 'sign-in', email }, verification_code, now);
    if (!redeemed) throw new Invalid(MESSAGES.wrongCode);
    const { course_code } = redeemed;
    const known = await parts.people.findByLogin(email);
    const person = await (known
      ? join(parts, known, course_code, now)
      : signUp(parts, email, course_code, now));
    grantSession(sessionOf(person));
    return true;
  };
