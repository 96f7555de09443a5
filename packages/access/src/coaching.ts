import { type Actor, type Role, roles } from '@coaching/contracts';
import {
  hasAnyRole,
  hasGlobalRole,
  hasOrganizationRole,
  hasProgramRole,
  isStaff,
  type RoleHolder,
} from './roles';

/** Who coaches everyone in an organisation. */
export const organizationCoachRoles: readonly Role[] = ['Organization Admin', 'Coach'];
/** Who coaches everyone in a program. */
export const programCoachRoles: readonly Role[] = ['Program Admin', 'Coach'];
/** Who knows everyone in an organisation without coaching them. */
export const organizationOfficeRoles: readonly Role[] = ['Organization Content Admin', 'Billing'];

/** Who runs the platform takes no part in coaching. */
export const platformRoles: readonly Role[] = ['Superuser', 'Support', 'Content Manager'];
/** Roles besides which nobody needs to be there to teach: who has no others takes no part in coaching. */
export const officeRoles: readonly Role[] = ['Billing'];

/** Takes part in coaching as somebody who can be coached: nobody of the platform's staff, and nobody who only pays. */
export function isCoachable(person: RoleHolder): boolean {
  if (hasGlobalRole(person, ...platformRoles)) return false;
  const others = roles.filter((role) => !officeRoles.includes(role));
  return hasAnyRole(person, ...others) || !hasAnyRole(person, ...officeRoles);
}

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

/** Is coached somewhere. */
export function isCoachee(actor: RoleHolder): boolean {
  return hasAnyRole(actor, 'Coachee');
}

/** Works as a coach on their own account, without an organisation. */
export function isStandaloneCoach(actor: Actor): boolean {
  return actor.schools.length === 0 && hasGlobalRole(actor, 'Coach');
}

/** May coach in a program: those who coach or administer it, or its organisation. */
export function mayCoachInProgram(
  actor: Actor,
  program: { organization_uid: string; program_uid: string },
): boolean {
  return (
    hasGlobalRole(actor, 'Superuser') ||
    hasOrganizationRole(actor, program.organization_uid, ...organizationCoachRoles) ||
    hasProgramRole(actor, program.program_uid, ...programCoachRoles)
  );
}

/** May coach somewhere in a person's organisation: in the organisation itself, or in a program they are in. */
export function mayCoachInSchool(actor: Actor, school: Coachable['schools'][number]): boolean {
  return (
    hasGlobalRole(actor, 'Superuser') ||
    hasOrganizationRole(actor, school.organization_uid, ...organizationCoachRoles) ||
    school.programs.some((program) => hasProgramRole(actor, program.program_uid, ...programCoachRoles))
  );
}

/**
 * May hold interactions with this person: those who coach or administer where the person belongs, and the
 * coach who invited them. Nobody coaches themselves.
 */
export function mayCoach(actor: Actor, person: Coachable): boolean {
  if (actor.uid === person.uid) return false;
  return (
    hasGlobalRole(actor, 'Superuser') ||
    person.coaches.includes(actor.uid) ||
    person.schools.some((school) => mayCoachInSchool(actor, school))
  );
}

/** May see that this person exists and what they are called: whoever may coach them, support, and themselves. */
export function mayKnow(actor: Actor, person: Coachable): boolean {
  if (actor.uid === person.uid || isStaff(actor) || mayCoach(actor, person)) return true;
  return person.schools.some((school) =>
    hasOrganizationRole(actor, school.organization_uid, ...organizationOfficeRoles),
  );
}

/** May look after this person's affairs, such as the list of their coachees: who administers where they are. */
export function mayAdministerPerson(actor: Actor, person: Coachable): boolean {
  return (
    isStaff(actor) ||
    person.schools.some(
      (school) =>
        hasOrganizationRole(actor, school.organization_uid, 'Organization Admin') ||
        school.programs.some((program) => hasProgramRole(actor, program.program_uid, 'Program Admin')),
    )
  );
}
