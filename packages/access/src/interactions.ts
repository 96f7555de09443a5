import type { Actor } from '@coaching/contracts';
import { readingRoles } from './counts-only';
import { isInPerson } from './in-person';
import type { InteractionOwnership } from './interaction-ownership';
import { hasGlobalRole, hasOrganizationRole, hasProgramRole, isStaff } from './roles';

/** The kinds of people who may read an interaction, in the order in which they are listed. */
export type ReaderKind =
  | 'coach'
  | 'coachees'
  | 'program administrators'
  | 'organization administrators'
  | 'staff';

/** One kind of people, and who is of that kind. */
export interface Reader {
  kind: ReaderKind;
  includes(actor: Actor): boolean;
}

/** The coach who holds it; what is private in person alone, whoever of the staff is signed in as them. */
export const isOwner = (actor: Actor, { user, visibility }: InteractionOwnership) =>
  user === actor.uid && (visibility !== 'private' || isInPerson(actor));

/** One of the coachees it is about. */
export const isClient = (actor: Actor, interaction: InteractionOwnership) =>
  interaction.clients.includes(actor.uid);

/** Administers the program it happened in, where administrators read. */
const administersProgram = (actor: Actor, { program_uid, counts_only }: InteractionOwnership) =>
  !counts_only && hasProgramRole(readingRoles(actor), program_uid, 'Program Admin');

/** Administers the organisation it happened in, where administrators read. */
const administersOrganization = (actor: Actor, { organization_uid, counts_only }: InteractionOwnership) =>
  !counts_only && hasOrganizationRole(readingRoles(actor), organization_uid, 'Organization Admin');

/**
 * Who may read it, in words and as the decision: while it is private its coach alone, else also its coachees, the
 * administrators of the place it happened in, and the platform's staff.
 * @param countsOnly whether that place is known to show its administrators counts alone, as it did when what is marked so
 * was written: in words they are then no readers; the decision looks at the roles of each by itself
 */
export function readersOf(
  interaction: InteractionOwnership,
  countsOnly = interaction.counts_only === true,
): Reader[] {
  const { visibility, organization_uid, program_uid } = interaction;
  const reader = (
    kind: ReaderKind,
    is: (actor: Actor, interaction: InteractionOwnership) => boolean,
  ): Reader => ({
    kind,
    includes: (actor) => is(actor, interaction),
  });
  const coach = reader('coach', isOwner);
  if (visibility === 'private') return [coach];
  return [
    coach,
    reader('coachees', isClient),
    ...(program_uid === null || countsOnly ? [] : [reader('program administrators', administersProgram)]),
    ...(organization_uid === null || countsOnly
      ? []
      : [reader('organization administrators', administersOrganization)]),
    reader('staff', isStaff),
  ];
}

/** May read it: one of its readers. */
export function mayReadInteraction(actor: Actor, interaction: InteractionOwnership): boolean {
  return readersOf(interaction).some(({ includes }) => includes(actor));
}

/** May move it to the recycle bin: its coach, and of its readers who administers the platform or its organisation. */
export function mayDeleteInteraction(actor: Actor, interaction: InteractionOwnership): boolean {
  if (!mayReadInteraction(actor, interaction)) return false;
  return (
    isOwner(actor, interaction) ||
    hasGlobalRole(actor, 'Superuser') ||
    administersOrganization(actor, interaction)
  );
}
