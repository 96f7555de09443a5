import {
  type Belonging,
  hasLicenseFor,
  isOwner,
  mayCoach,
  mayDeleteInteraction,
  mayReadCoachNotes as mayReadCoachNotesOf,
  mayReadInteraction,
} from '@coaching/access';
import type { Actor } from '@coaching/contracts';
import type { PersonCopy } from '@coaching/service-kit';
import type { ObservationRecord } from './observation-record';

const belonging = (observation: ObservationRecord): Belonging => ({
  user: observation.user,
  clients: [observation.client],
  organization_uid: observation.organization_uid,
  program_uid: observation.program_embed?.program_uid ?? null,
  visibility: observation.visibility,
});

/** Its coach may read it, and once it is shared its coachee and those who administer the place it happened in. */
export const mayRead = (actor: Actor, observation: ObservationRecord) =>
  mayReadInteraction(actor, belonging(observation));

/** Only its coach may change it. */
export const mayEdit = (actor: Actor, observation: ObservationRecord) =>
  isOwner(actor, belonging(observation));

/** Its coach may delete it, and once it is shared who administers the platform or its organisation. */
export const mayDelete = (actor: Actor, observation: ObservationRecord) =>
  mayDeleteInteraction(actor, belonging(observation));

/** The coach's notes are not for the coachee (spec 1 section 4, coachee view). */
export const mayReadCoachNotes = (actor: Actor, observation: ObservationRecord) =>
  mayReadCoachNotesOf(actor, belonging(observation));

/** A coach may observe someone they may coach. */
export const mayObserve = (actor: Actor, client: PersonCopy) => mayCoach(actor, client);

/** Observing needs a licence for it, from those who need one at all. */
export const mayUseTool = (actor: Actor, today: Date) => hasLicenseFor('Observation', actor, today);
