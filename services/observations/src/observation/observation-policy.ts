import {
  type Belonging,
  hasLicenseFor,
  isClient,
  isOwner,
  mayCoach,
  mayDeleteInteraction,
  mayReadInteraction,
} from '@coaching/access';
import type { Actor } from '@coaching/contracts';
import type { PersonCopy } from '../people/person-copy';
import type { ObservationRecord } from './observation-record';

const belonging = ({ user, client, organization_uid, program_embed }: ObservationRecord): Belonging => ({
  user,
  clients: [client],
  organization_uid,
  program_uid: program_embed?.program_uid ?? null,
});

/** Its coach, its coachee and those who administer the place it happened in may read it. */
export const mayRead = (actor: Actor, observation: ObservationRecord) =>
  mayReadInteraction(actor, belonging(observation));

/** Only its coach may change it. */
export const mayEdit = (actor: Actor, observation: ObservationRecord) =>
  isOwner(actor, belonging(observation));

/** Its coach, and who administers the platform or its organisation, may delete it. */
export const mayDelete = (actor: Actor, observation: ObservationRecord) =>
  mayDeleteInteraction(actor, belonging(observation));

/** The coach's notes are not for the coachee (spec 1 section 4, coachee view). */
export const mayReadCoachNotes = (actor: Actor, observation: ObservationRecord) =>
  !isClient(actor, belonging(observation));

/** A coach may observe someone they may coach. */
export const mayObserve = (actor: Actor, client: PersonCopy) => mayCoach(actor, client);

/** Observing needs a licence for it, from those who need one at all. */
export const mayUseTool = (actor: Actor, today: Date) => hasLicenseFor('Observation', actor, today);
