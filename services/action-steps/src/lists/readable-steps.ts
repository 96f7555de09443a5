import { isStaff, organizationsWith, programsWith } from '@coaching/access';
import type { Actor } from '@coaching/contracts';
import type { Filter } from 'mongodb';
import type { StepRecord } from '../steps/step-record';

/** Steps of tools that are not private; also those kept before tools could be. */
const shared: Filter<StepRecord> = { visibility: { $ne: 'private' } };

/** `mayReadInteraction` of access as a filter: the steps this actor may read. */
export function readableBy(actor: Actor): Filter<StepRecord> {
  const own = { user: actor.uid };
  if (isStaff(actor)) return { $or: [own, shared] };
  const concerning = {
    $or: [
      { clients: actor.uid },
      { organization_uid: { $in: organizationsWith(actor, 'Organization Admin') } },
      { program_uid: { $in: programsWith(actor, 'Program Admin') } },
    ],
  };
  return { $or: [own, { ...shared, ...concerning }] };
}

/** A person's steps that the actor may read; of their own a coach reads all, and a coachee those that are shared. */
export function readableOf(actor: Actor, whose: 'user' | 'clients', person_uid: string): Filter<StepRecord> {
  const theirs = { [whose]: person_uid };
  if (actor.uid !== person_uid) return { $and: [theirs, readableBy(actor)] };
  return whose === 'user' ? theirs : { ...theirs, ...shared };
}
