import { actorOf } from '@coaching/access';
import { type Actor, MESSAGES } from '@coaching/contracts';
import { NotAllowed, NotFound } from '@coaching/service-kit';
import type { People } from './people-repository';
import { maySee, maySeeCoacheesOf } from './person-policy';
import { presentOwnUser } from './present-person';

/** A coach whose coachees the caller may ask for. @throws NotFound, NotAllowed */
export async function requireCoach(people: People, actor: Actor, coach_uid: string): Promise<Actor> {
  if (coach_uid === actor.uid) return actor;
  const coach = await people.find(coach_uid);
  if (!coach || !maySee(actor, coach)) throw new NotFound(MESSAGES.notFound);
  if (!maySeeCoacheesOf(actor, coach)) throw new NotAllowed(MESSAGES.notAllowed);
  return actorOf(presentOwnUser(coach), null);
}
