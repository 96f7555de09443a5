import { isStaff, organizationsWith, programsWith } from '@coaching/access';
import type { Actor } from '@coaching/contracts';
import type { Filter } from 'mongodb';
import type { StepRecord } from '../steps/step-record';

/** `mayReadInteraction` of access as a filter: the steps this actor may read. */
export function readableBy(actor: Actor): Filter<StepRecord> {
  if (isStaff(actor)) return {};
  return {
    $or: [
      { user: actor.uid },
      { clients: actor.uid },
      { organization_uid: { $in: organizationsWith(actor, 'Organization Admin') } },
      { program_uid: { $in: programsWith(actor, 'Program Admin') } },
    ],
  };
}

/** A person's steps that the actor may read; everyone may read their own. */
export function readableOf(actor: Actor, whose: 'user' | 'clients', person_uid: string): Filter<StepRecord> {
  const theirs = { [whose]: person_uid };
  return actor.uid === person_uid ? theirs : { $and: [theirs, readableBy(actor)] };
}
