import { type Actor, MESSAGES } from '@coaching/contracts';
import { NotSignedIn, type SessionGrant } from '@coaching/service-kit';
import type { People } from '../people/people-repository';
import type { PersonRecord } from '../people/person-record';
import { sessionOf } from './session-of';

/**
 * The session in which somebody goes on who has changed an account: it stays theirs, also when the change ended all
 * others of that person.
 * @throws NotSignedIn when they are no more
 */
export async function ownSession(people: People, actor: Actor, changed: PersonRecord): Promise<SessionGrant> {
  const self = changed.uid === actor.uid ? changed : await people.find(actor.uid);
  if (!self) throw new NotSignedIn(MESSAGES.signInFirst);
  return sessionOf(self, actor.organization_uid);
}
