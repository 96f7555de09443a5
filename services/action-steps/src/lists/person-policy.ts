import { mayKnow } from '@coaching/access';
import type { Actor } from '@coaching/contracts';
import type { PersonCopy } from '@coaching/service-kit';

/** Everyone may ask for the steps of themselves, and of those they know. */
export const mayAskAbout = (actor: Actor, person_uid: string, person: PersonCopy | null) =>
  actor.uid === person_uid || (person !== null && !person.deleted && mayKnow(actor, person));
