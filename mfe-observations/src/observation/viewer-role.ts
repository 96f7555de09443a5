import { isClient, isOwner } from '@coaching/access';
import type { Actor } from '@coaching/contracts';
import { belongingOf, type Owned } from './belonging';

/** How somebody who may read an observation sees it (spec 1 sections 4 and 6). */
export type ViewerRole =
  /** Its coach: writes. */
  | 'coach'
  /** The person it is about: reads the script and the notes meant for them. */
  | 'coachee'
  /** Whoever administers the place it happened in: reads everything. */
  | 'reader';

export function viewerRole(actor: Actor, observation: Owned): ViewerRole {
  const belonging = belongingOf(observation);
  if (isClient(actor, belonging)) return 'coachee';
  return isOwner(actor, belonging) ? 'coach' : 'reader';
}
