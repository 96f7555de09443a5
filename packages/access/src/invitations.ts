import type { Actor } from '@coaching/contracts';
import { isStandaloneCoach } from './coaching';
import { isStaff } from './roles';

/** May invite coachees to a coach: a coach without an organisation to themselves, and staff (spec 2 section 6). */
export const mayInviteCoacheesTo = (actor: Actor, coach_uid: string): boolean =>
  isStaff(actor) || (actor.uid === coach_uid && isStandaloneCoach(actor));
