import type { Actor } from '@coaching/contracts';
import { type Coachable, isCoach, mayAdministerPerson } from './coaching';

/** May look at the coachees of a coach: the coach, and who administers where the coach is. */
export const mayOpenCaseload = (actor: Actor, coach: Coachable): boolean =>
  coach.uid === actor.uid ? isCoach(actor) : mayAdministerPerson(actor, coach);
