import { mayKnow } from '@coaching/access';
import type { Actor } from '@coaching/contracts';
import { coachableBy, type People, type PersonCopy, WITHOUT_ID } from '@coaching/service-kit';
import type { QueryFilter } from 'mongoose';
import type { InteractionRecord } from '../interactions/interaction-record';
import type { Interactions } from '../interactions/interactions-repository';

const LIVING = { deleted: { $ne: true }, is_coachable: { $ne: false } };

/**
 * Whose coach somebody is. Of oneself: those whom one may coach. Of others, whose roles this service does not know: whom
 * they invited or hold interactions with, as far as who asks knows these and those count for them.
 */
export async function coacheesOf(
  { people, interactions }: { people: People; interactions: Interactions },
  actor: Actor,
  coach: string,
  countable: QueryFilter<InteractionRecord>,
): Promise<PersonCopy[]> {
  const find = (filter: QueryFilter<PersonCopy>) =>
    people.model.find({ $and: [filter, LIVING] } as QueryFilter<PersonCopy>, WITHOUT_ID).lean<PersonCopy[]>();
  if (coach === actor.uid) return find(coachableBy(actor));
  const met = await interactions.model.distinct('clients', {
    $and: [{ user: coach }, countable],
  } as QueryFilter<InteractionRecord>);
  const found = await find({ $or: [{ uid: { $in: met as string[] } }, { coaches: coach }] });
  return found.filter((person) => person.uid !== coach && mayKnow(actor, person));
}
