import type { SessionGrant } from '@coaching/service-kit';
import type { PersonRecord } from '../people/person-record';
import { homeOrganization } from './working-organization';

/** How often the sessions of a person were ended. */
export const sessionEpoch = ({ session_epoch = 0 }: PersonRecord): number => session_epoch;

/** The session that a person gets by signing in, or goes on with in an organisation. */
export function sessionOf(person: PersonRecord, organization_uid = homeOrganization(person)): SessionGrant {
  return { user_uid: person.uid, organization_uid, session_epoch: sessionEpoch(person) };
}

/** The person as they are once every session of theirs is over. */
export const withSessionsEnded = (person: PersonRecord): PersonRecord => ({
  ...person,
  session_epoch: sessionEpoch(person) + 1,
});
