import { isInPerson } from '@coaching/access';
import { type Actor, MESSAGES } from '@coaching/contracts';
import { NotAllowed } from '../errors';

/**
 * Lets nobody of the staff through who is signed in as somebody else: for what a call does besides other things, such as
 * deleting; a call that is for the person alone says so in its contract.
 * @throws NotAllowed
 */
export function requireInPerson(actor: Actor): void {
  if (!isInPerson(actor)) throw new NotAllowed(MESSAGES.onlyInPerson);
}
