import { inParts } from '@coaching/service-kit';
import type { QueryFilter } from 'mongoose';
import type { InteractionRecord } from '../interactions/interaction-record';
import type { Interactions } from '../interactions/interactions-repository';
import type { StepCopy } from './step-copy';

/** Interactions that are looked up at a time. */
const AT_ONCE = 1000;

/**
 * Those of the steps that count for others than their coach: whose interaction does, and is with one of their coachees
 * where they have any.
 * A step for somebody who was taken out of a private interaction stays its coach's alone, also once that is shared.
 * @param countable which interactions count
 */
export async function countableSteps<Step extends Pick<StepCopy, 'tool_uid' | 'clients'>>(
  { model }: Interactions,
  steps: readonly Step[],
  countable: QueryFilter<InteractionRecord>,
): Promise<Step[]> {
  const uids = [...new Set(steps.map(({ tool_uid }) => tool_uid))];
  const clientsOf = new Map<string, readonly string[]>();
  for (const some of inParts(uids, AT_ONCE)) {
    const filter = { $and: [{ uid: { $in: some } }, countable] } as QueryFilter<InteractionRecord>;
    const found = model
      .find(filter, { _id: 0, uid: 1, clients: 1 })
      .lean<Pick<InteractionRecord, 'uid' | 'clients'>[]>();
    for await (const { uid, clients } of found.cursor()) clientsOf.set(uid, clients);
  }
  return steps.filter(({ tool_uid, clients }) => {
    const there = clientsOf.get(tool_uid);
    return there !== undefined && (clients.length === 0 || clients.some((uid) => there.includes(uid)));
  });
}
