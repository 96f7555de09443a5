import { mayAdministerPerson, mayKnow, maySeeLogins } from '@coaching/access';
import { type Actor, MESSAGES } from '@coaching/contracts';
import { NotAllowed, NotFound } from '@coaching/service-kit';
import type { PersonRecord } from './person-record';

/** Anyone may see whom they know. */
export const maySee = (actor: Actor, person: PersonRecord) => mayKnow(actor, person);

/** Theirs alone to do. */
export const isSelf = (actor: Actor, person: PersonRecord) => actor.uid === person.uid;

/** Logins and licences are for the person, for staff, and for who administers all of the account. */
export const maySeeAccount = (actor: Actor, person: PersonRecord) => maySeeLogins(actor, person);

/** A coach's coachees are listed for the coach, and for those who administer the coach. */
export const maySeeCoacheesOf = (actor: Actor, coach: PersonRecord) =>
  actor.uid === coach.uid || mayAdministerPerson(actor, coach);

/**
 * The person, if the actor may do this to them.
 * @throws NotFound when there is none the actor may know of, NotAllowed when it is not theirs to do
 */
export function admitted(
  actor: Actor,
  person: PersonRecord | null,
  may: (actor: Actor, person: PersonRecord) => boolean,
): PersonRecord {
  if (!person || !maySee(actor, person)) throw new NotFound(MESSAGES.notFound);
  if (!may(actor, person)) throw new NotAllowed(MESSAGES.notAllowed);
  return person;
}
