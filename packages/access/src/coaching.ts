import type { Actor } from '@coaching/contracts';
import { hasAnyRole, hasGlobalRole, hasOrganizationRole, hasProgramRole } from './roles';

/** A person as far as the question needs: where they are, and which coaches invited them. */
export interface Coachable {
  uid: string;
  coaches: readonly string[];
  schools: readonly { organization_uid: string; programs: readonly { program_uid: string }[] }[];
}

/** Works as a coach somewhere: these see coaching screens (spec 1 section 6, dashboard and tool rows). */
export function isCoach(actor: Actor): boolean {
  return hasAnyRole(actor, 'Superuser', 'Organization Admin', 'Program Admin', 'Coach');
}

/** Works as a coach on their own account, without an organisation. */
export function isStandaloneCoach(actor: Actor): boolean {
  return actor.schools.length === 0 && hasGlobalRole(actor, 'Coach');
}

/**
 * May hold interactions with this person: those who coach or administer where the person belongs, and the
 * coach who invited them. Nobody coaches themselves.
 */
export function mayCoach(actor: Actor, person: Coachable): boolean {
  if (actor.uid === person.uid) return false;
  if (hasGlobalRole(actor, 'Superuser')) return true;
  if (person.coaches.includes(actor.uid)) return true;
  return person.schools.some(
    (school) =>
      hasOrganizationRole(actor, school.organization_uid, 'Organization Admin', 'Coach') ||
      school.programs.some((program) => hasProgramRole(actor, program.program_uid, 'Program Admin', 'Coach')),
  );
}

/** May see that this person exists and what they are called: whoever may coach them, support, and themselves. */
export function mayKnow(actor: Actor, person: Coachable): boolean {
  if (actor.uid === person.uid || hasGlobalRole(actor, 'Support') || mayCoach(actor, person)) return true;
  return person.schools.some((school) =>
    hasOrganizationRole(actor, school.organization_uid, 'Organization Content Admin', 'Billing'),
  );
}
