import type { SessionGrant } from '@coaching/service-kit';
import type { PersonRecord } from '../people/person-record';
import { homeOrganization } from './working-organization';

/** The session that a person gets by signing in. */
export function sessionOf(person: PersonRecord): SessionGrant {
  return { user_uid: person.uid, organization_uid: homeOrganization(person) };
}
