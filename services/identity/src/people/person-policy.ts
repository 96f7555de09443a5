import { isStaff, mayAdministerPerson, mayKnow } from '@coaching/access';
import type { Actor } from '@coaching/contracts';
import type { PersonRecord } from './person-record';

/** Anyone may see whom they know. */
export const maySee = (actor: Actor, person: PersonRecord) => mayKnow(actor, person);

/** Logins and licences are for the person and for staff. */
export const maySeeAccount = (actor: Actor, person: PersonRecord) =>
  actor.uid === person.uid || isStaff(actor);

/** A coach's coachees are listed for the coach, and for those who administer the coach. */
export const maySeeCoacheesOf = (actor: Actor, coach: PersonRecord) =>
  actor.uid === coach.uid || mayAdministerPerson(actor, coach);
