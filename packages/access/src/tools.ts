import type { Actor, ConfigEntity } from '@coaching/contracts';
import { hasGlobalRole, hasOrganizationRole, isMemberOf, isStaff, organizationsWith } from './roles';

/** Whose tool sets: the platform's, an organisation's or a coach's own. */
export interface ToolOwner {
  config_entity: ConfigEntity;
  /** Uid of the organisation or the coach. */
  config_uid: string;
}

/** Whether two are one and the same owner. */
export const isSameOwner = (one: ToolOwner, other: ToolOwner): boolean =>
  one.config_entity === other.config_entity && one.config_uid === other.config_uid;

/** May say how tools are for all who work with the owner's sets (spec 2 section 6, adding and hiding tools). */
export function mayConfigureTools(actor: Actor, { config_entity, config_uid }: ToolOwner): boolean {
  if (hasGlobalRole(actor, 'Superuser')) return true;
  if (config_entity === 'Organization') return hasOrganizationRole(actor, config_uid, 'Organization Admin');
  return config_entity === 'User' && actor.uid === config_uid && hasGlobalRole(actor, 'Coach');
}

/** `mayConfigureTools` for who asks for many at once: the owners, or every one. */
export function configurableOwners(
  actor: Actor,
): 'all' | { organization_uids: string[]; user: string | null } {
  if (hasGlobalRole(actor, 'Superuser')) return 'all';
  return {
    organization_uids: organizationsWith(actor, 'Organization Admin'),
    user: hasGlobalRole(actor, 'Coach') ? actor.uid : null,
  };
}

/** Is offered the owner's tools: the platform's everybody, an organisation's its members, a coach's that coach; and staff. */
export function isOfferedTools(actor: Actor, { config_entity, config_uid }: ToolOwner): boolean {
  if (isStaff(actor) || config_entity === 'System') return true;
  return config_entity === 'Organization' ? isMemberOf(actor, config_uid) : actor.uid === config_uid;
}

/** May make tool sets, and copy tools from one to another (spec 2 section 6): the platform's alone. */
export const mayMakeToolSets = (actor: Actor) => hasGlobalRole(actor, 'Superuser');
