import { MESSAGES } from '@coaching/contracts';
import { type Handler, Invalid, isDuplicateKey, type ServiceContext } from '@coaching/service-kit';
import type { Codes } from '../codes/codes-repository';
import type { Organizations } from '../organizations/organizations-repository';
import { putPerson } from '../people/change-person';
import { newPerson } from '../people/new-person';
import type { People } from '../people/people-repository';
import { placedByDomain } from '../people/placed-by-domain';
import { signedIn } from '../session/session-of';

interface Parts {
  codes: Codes;
  people: People;
  organizations: Organizations;
  context: ServiceContext;
}

/** A new account, in the organisation whose people have such addresses. @param joined called with who came into one */
async function signUp(
  { people, organizations, context }: Parts,
  email: string,
  now: Date,
  joined: (uid: string, organization_uid: string) => void,
) {
  const person = await placedByDomain(organizations, newPerson(email, now));
  try {
    await context.transaction((transaction) => putPerson(people, person, transaction));
    for (const { organization_uid } of person.schools) joined(person.uid, organization_uid);
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
  async ({ body: { email, verification_code }, now, visitor, grantSession, logSecurity }) => {
    const redeemed = await parts.codes.redeem({ purpose: 'sign-in', email, visitor }, verification_code, now);
    if (!redeemed) throw new Invalid(MESSAGES.wrongCode);
    const joined = (about_uid: string, organization_uid: string) =>
      logSecurity({ event: 'place-joined', result: 'done', about_uid, email, organization_uid });
    const person = (await parts.people.findByLogin(email)) ?? (await signUp(parts, email, now, joined));
    const session = signedIn(person);
    await parts.people.noteSignIn(person, now);
    grantSession(session);
    return true;
  };
