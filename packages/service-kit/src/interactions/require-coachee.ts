import { mayCoach } from '@coaching/access';
import { type Actor, MESSAGES } from '@coaching/contracts';
import { Invalid, NotFound } from '../errors';
import { untilNewsIsIn } from '../events/until-news-is-in';
import type { People } from '../people/people-copies';
import type { PersonCopy } from '../people/person-copy';

const NOT_COACHED = 'This person does not take part in coaching. Please choose somebody else.';

/** Who places an interaction, and when. */
export interface Placing {
  actor: Actor;
  now: Date;
  people: People;
}

/** Takes part in coaching, as identity says; who was published before it said so does. */
const isCoachable = ({ is_coachable = true }: PersonCopy) => is_coachable;

/**
 * The coachee, if the actor may hold interactions with them.
 * @param path where the coachee stands in what was sent
 * @throws Invalid, NotFound
 */
export async function requireCoachee(
  { actor, people }: Pick<Placing, 'actor' | 'people'>,
  client: string,
  path: string,
): Promise<PersonCopy> {
  const person = await untilNewsIsIn(people.newsMs, async () => {
    const known = await people.findLiving(client);
    if (!known || !mayCoach(actor, known)) throw new NotFound(MESSAGES.notFound);
    return known;
  });
  if (!isCoachable(person)) throw new Invalid(NOT_COACHED, [{ path, message: NOT_COACHED }]);
  return person;
}
