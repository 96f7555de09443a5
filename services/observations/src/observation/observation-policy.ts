import { mayCoach } from '@coaching/access';
import type { Actor, Person } from '@coaching/contracts';
import { interactionPolicy } from '@coaching/service-kit';
import type { ObservationRecord } from './observation-record';

export const { mayRead, mayEdit, mayDelete, mayRestore, mayReadCoachNotes } =
  interactionPolicy<ObservationRecord>((observation) => ({
    user: observation.user,
    clients: [observation.client],
    organization_uid: observation.organization_uid,
    program_uid: observation.program_embed?.program_uid ?? null,
    visibility: observation.visibility,
    counts_only: observation.counts_only,
  }));

/** A coach may observe someone they may coach. */
export const mayObserve = (actor: Actor, client: Person) => mayCoach(actor, client);
