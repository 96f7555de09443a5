import type { Actor } from '@coaching/contracts';
import { hasGlobalRole, hasOrganizationRole, hasProgramRole, isStaff } from './roles';

/** Whose an interaction is: an observation, a conversation or a rubric instance. */
export interface Belonging {
  /** Uid of the coach. */
  user: string;
  /** Uids of the coachees. */
  clients: readonly string[];
  organization_uid: string | null;
  program_uid: string | null;
}

/** The coach who holds it. */
export const isOwner = (actor: Actor, interaction: Belonging) => interaction.user === actor.uid;

/** One of the coachees it is about. */
export const isClient = (actor: Actor, interaction: Belonging) => interaction.clients.includes(actor.uid);

/** Administers the place the interaction happened in: platform, organisation or program. */
export function administers(actor: Actor, interaction: Belonging): boolean {
  return (
    isStaff(actor) ||
    hasOrganizationRole(actor, interaction.organization_uid, 'Organization Admin') ||
    hasProgramRole(actor, interaction.program_uid, 'Program Admin')
  );
}

/** May read it: its coach, its coachees, and those who administer the place it happened in. */
export function mayReadInteraction(actor: Actor, interaction: Belonging): boolean {
  return isOwner(actor, interaction) || isClient(actor, interaction) || administers(actor, interaction);
}

/** May move it to the recycle bin: its coach, and who administers the platform or its organisation. */
export function mayDeleteInteraction(actor: Actor, interaction: Belonging): boolean {
  return (
    isOwner(actor, interaction) ||
    hasGlobalRole(actor, 'Superuser') ||
    hasOrganizationRole(actor, interaction.organization_uid, 'Organization Admin')
  );
}
