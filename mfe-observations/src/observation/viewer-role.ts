import { isClient, isOwner } from '@coaching/access';
import type { Actor, Observation } from '@coaching/contracts';

/** How somebody who may read an observation sees it (spec 1 sections 4 and 6). */
export type ViewerRole =
  /** Its coach: writes. */
  | 'coach'
  /** The person it is about: reads the script and the notes meant for them. */
  | 'coachee'
  /** Whoever administers the place it happened in: reads everything. */
  | 'reader';

export function viewerRole(
  actor: Actor,
  observation: Pick<Observation, 'user' | 'client' | 'organization_uid' | 'program_embed'>,
): ViewerRole {
  const belonging = {
    user: observation.user,
    clients: [observation.client],
    organization_uid: observation.organization_uid,
    program_uid: observation.program_embed?.program_uid ?? null,
  };
  if (isClient(actor, belonging)) return 'coachee';
  return isOwner(actor, belonging) ? 'coach' : 'reader';
}
