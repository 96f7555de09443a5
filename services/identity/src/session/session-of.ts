import { MESSAGES } from '@coaching/contracts';
import { Invalid, type SessionGrant } from '@coaching/service-kit';
import { isDisabled, type PersonRecord } from '../people/person-record';
import { homeOrganization } from './working-organization';

/**
 * The session of somebody who has just proved who they are.
 * @throws Invalid while they are locked out
 */
export function signedIn(person: PersonRecord): SessionGrant {
  if (isDisabled(person)) throw new Invalid(MESSAGES.accountDisabled);
  return sessionOf(person);
}

/** The session that a person gets by signing in, or goes on with in an organisation. */
export function sessionOf(
  person: PersonRecord,
  organization_uid = homeOrganization(person, new Date()),
): SessionGrant {
  return { user_uid: person.uid, organization_uid, session_epoch: person.session_epoch };
}

/** The person as they are once every session of theirs is over. */
export const withSessionsEnded = (person: PersonRecord): PersonRecord => ({
  ...person,
  session_epoch: person.session_epoch + 1,
});
