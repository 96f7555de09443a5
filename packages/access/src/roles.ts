import type { Actor, Role } from '@coaching/contracts';

/** Anyone whose roles we can weigh: an actor, or a user with `schools`. */
export type RoleHolder = Pick<Actor, 'roles' | 'schools'>;

const shares = (held: readonly Role[], wanted: readonly Role[]) => held.some((role) => wanted.includes(role));

/** Holds one of the roles over the whole platform. */
export function hasGlobalRole(holder: Pick<RoleHolder, 'roles'>, ...wanted: Role[]): boolean {
  return shares(holder.roles, wanted);
}

/** Holds one of the roles in the organisation itself; a role in one of its programs does not count. */
export function hasOrganizationRole(
  holder: RoleHolder,
  organization_uid: string | null,
  ...wanted: Role[]
): boolean {
  return holder.schools.some(
    (school) => school.organization_uid === organization_uid && shares(school.roles, wanted),
  );
}

/** Holds one of the roles in the program itself; a role in its organisation does not count. */
export function hasProgramRole(holder: RoleHolder, program_uid: string | null, ...wanted: Role[]): boolean {
  return holder.schools.some((school) =>
    school.programs.some((program) => program.program_uid === program_uid && shares(program.roles, wanted)),
  );
}

/** Holds one of the roles anywhere: globally, in an organisation or in a program. */
export function hasAnyRole(holder: RoleHolder, ...wanted: Role[]): boolean {
  return (
    hasGlobalRole(holder, ...wanted) ||
    holder.schools.some(
      (school) =>
        shares(school.roles, wanted) || school.programs.some((program) => shares(program.roles, wanted)),
    )
  );
}

/** Is in the organisation, in whatever role. */
export function isMemberOf(
  holder: { schools: readonly { organization_uid: string }[] },
  organization_uid: string | null,
): boolean {
  return holder.schools.some((school) => school.organization_uid === organization_uid);
}

/** Is in the program, in whatever role. */
export function isInProgram(
  holder: { schools: readonly { programs: readonly { program_uid: string }[] }[] },
  program_uid: string | null,
): boolean {
  return holder.schools.some((school) =>
    school.programs.some((program) => program.program_uid === program_uid),
  );
}

/** Uids of the organisations in which they hold one of the roles in the organisation itself. */
export function organizationsWith(holder: Pick<RoleHolder, 'schools'>, ...wanted: Role[]): string[] {
  return holder.schools
    .filter((school) => shares(school.roles, wanted))
    .map((school) => school.organization_uid);
}

/** Uids of the programs in which they hold one of the roles in the program itself. */
export function programsWith(holder: Pick<RoleHolder, 'schools'>, ...wanted: Role[]): string[] {
  return holder.schools
    .flatMap((school) => school.programs)
    .filter((program) => shares(program.roles, wanted))
    .map((program) => program.program_uid);
}

/** Runs the platform rather than uses it: sees everyone, works in any organisation. */
export function isStaff(holder: Pick<RoleHolder, 'roles'>): boolean {
  return hasGlobalRole(holder, 'Superuser', 'Support');
}

/** May choose this organisation to work in: one's own, and for staff any. */
export function mayWorkIn(holder: RoleHolder, organization_uid: string): boolean {
  return isStaff(holder) || isMemberOf(holder, organization_uid);
}
