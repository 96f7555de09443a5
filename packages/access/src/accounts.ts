import type { Actor, Role } from '@coaching/contracts';
import { type Coachable, mayKnow } from './coaching';
import { isInPerson } from './in-person';
import { assignableRoles, type Place } from './places';
import { hasGlobalRole, hasOrganizationRole, hasProgramRole, isStaff, type RoleHolder } from './roles';

/** A person as far as questions about their account need: who they are, where, and with what roles. */
export interface AccountHolder extends RoleHolder {
  uid: string;
  /** Uids of the coaches who invited them. */
  coaches: Coachable['coaches'];
  /** Uid of who moved the account to the recycle bin, while it is there. */
  deleted_by?: string | null;
}

type School = AccountHolder['schools'][number];

/** Roles whose holders nobody but a Superuser acts for. */
const platformRoles: readonly Role[] = ['Superuser', 'Support', 'Content Manager'];

/** Roles that give nothing beyond being there. */
const harmlessRoles: readonly Role[] = ['Coachee'];

const isHarmless = (roles: readonly Role[]) => roles.every((role) => harmlessRoles.includes(role));

/** Acts for this person only as far as the platform is concerned: staff, but none for those who run it. */
const actsAsStaff = (actor: Actor, person: AccountHolder) =>
  hasGlobalRole(actor, 'Superuser') ||
  (hasGlobalRole(actor, 'Support') && !hasGlobalRole(person, ...platformRoles));

/** Administers the school, or a program of it that the person is in without administering the school. */
const administersIn = (actor: Actor, { organization_uid, roles, programs }: School) =>
  hasOrganizationRole(actor, organization_uid, 'Organization Admin') ||
  (!roles.includes('Organization Admin') &&
    programs.some(({ program_uid }) => hasProgramRole(actor, program_uid, 'Program Admin')));

/** Administers all that the person has in the school. */
const administersAllOf = (actor: Actor, { organization_uid, roles, programs }: School) =>
  hasOrganizationRole(actor, organization_uid, 'Organization Admin') ||
  (isHarmless(roles) &&
    programs.length > 0 &&
    programs.every(({ program_uid }) => hasProgramRole(actor, program_uid, 'Program Admin')));

/** May read the account's profile: whoever may know the person. */
export const mayReadAccount = (actor: Actor, person: AccountHolder): boolean => mayKnow(actor, person);

/** Everything that the account opens, each place and each role, is within what the actor administers. */
const administersAll = (actor: Actor, person: AccountHolder) =>
  isHarmless(person.roles) &&
  person.coaches.length === 0 &&
  person.schools.length > 0 &&
  person.schools.every((school) => administersAllOf(actor, school));

/** May open the page on which the account is managed, if only for its roles in the actor's own place. */
export function mayManageAccount(actor: Actor, person: AccountHolder): boolean {
  if (mayUpdateAccount(actor, person)) return true;
  return (
    !hasGlobalRole(person, ...platformRoles) && person.schools.some((school) => administersIn(actor, school))
  );
}

/**
 * May change name and picture: the person, staff, and who administers everything that the account opens. Inviting
 * somebody who has an account gives nobody a say in who they are elsewhere.
 */
export const mayUpdateAccount = (actor: Actor, person: AccountHolder): boolean =>
  actor.uid === person.uid || actsAsStaff(actor, person) || administersAll(actor, person);

/**
 * May do what lets one in as that person: set the password, add and delete emails. The person and staff, and nobody
 * who administers them: who could get in could read what is private.
 */
export const mayChangeLogins = (actor: Actor, person: AccountHolder): boolean =>
  actor.uid === person.uid || actsAsStaff(actor, person);

/**
 * May have a code for a new password sent to the person's own address: whoever administers a place of theirs. It tells the
 * sender nothing, and lets nobody in but the person.
 */
export const maySendReset = (actor: Actor, person: AccountHolder): boolean => mayManageAccount(actor, person);

/**
 * May see emails to log in with, and licences: the person, staff, and who administers everything that the account
 * opens, so that nobody learns of another's organisation or practice.
 */
export const maySeeLogins = (actor: Actor, person: AccountHolder): boolean =>
  isStaff(actor) || actor.uid === person.uid || administersAll(actor, person);

/** May lock somebody out, let them in again, and end their sessions: staff, and nobody themselves. */
export const mayDisableAccount = (actor: Actor, person: AccountHolder): boolean =>
  actor.uid !== person.uid && actsAsStaff(actor, person);

/**
 * May be signed in as this person for a while: staff, never onto staff, never onto themselves, and never while they are
 * somebody else already (spec 2 section 6).
 */
export const mayBecome = (actor: Actor, person: Pick<AccountHolder, 'uid' | 'roles'>): boolean =>
  isInPerson(actor) &&
  isStaff(actor) &&
  actor.uid !== person.uid &&
  !hasGlobalRole(person, 'Superuser', 'Support');

/** May read when staff was signed in as this person: the person and staff. */
export const mayReadAccesses = (actor: Actor, person_uid: string): boolean =>
  actor.uid === person_uid || isStaff(actor);

/** May move the account to the recycle bin: the person and staff (spec 2 section 6). */
export const mayDeleteAccount = (actor: Actor, person: AccountHolder): boolean =>
  actor.uid === person.uid || actsAsStaff(actor, person);

/** Could bring this person in anew, with each place and role that they have. */
function mayBringIn(actor: Actor, { roles, schools, coaches }: AccountHolder): boolean {
  const given = (place: Place, held: readonly Role[]) => {
    const assignable = assignableRoles(actor, place);
    return held.every((role) => assignable.includes(role));
  };
  const hasPlace = schools.length > 0 || coaches.length > 0;
  return (
    hasPlace &&
    isHarmless(roles) &&
    coaches.every((coach_uid) => given({ kind: 'coaches', coach_uid }, ['Coachee'])) &&
    schools.every(
      ({ organization_uid, roles: held, programs }) =>
        given({ kind: 'organization', organization_uid }, held) &&
        programs.every((program) =>
          given({ kind: 'program', organization_uid, program_uid: program.program_uid }, program.roles),
        ),
    )
  );
}

/**
 * May bring a deleted account back: staff, who could delete it, and who deleted it by taking an import back, while they
 * could still bring such a person in.
 */
export const mayRestoreAccount = (actor: Actor, person: AccountHolder): boolean =>
  actor.uid !== person.uid &&
  (actsAsStaff(actor, person) || (person.deleted_by === actor.uid && mayBringIn(actor, person)));
