import type { Actor } from '@coaching/contracts';
import { isStandaloneCoach } from './coaching';
import { organizationDecidedFor } from './offering';
import { hasGlobalRole } from './roles';
import { isOfferedTools, mayConfigureTools, type ToolOwner } from './tools';

/** May change, delete and restore a rubric: who may configure its owner's tool sets. */
export const mayEditRubric = (actor: Actor, owner: ToolOwner): boolean => mayConfigureTools(actor, owner);

/** May read a rubric: who is offered its owner's tools, and who may change it. */
export const mayReadRubric = (actor: Actor, owner: ToolOwner): boolean =>
  isOfferedTools(actor, owner) || mayEditRubric(actor, owner);

/**
 * Whose a rubric is that somebody makes without saying: the platform's, the organisation's that they administer and work
 * in, or their own; null for who makes none.
 */
export function ownToolOwner(actor: Actor): ToolOwner | null {
  if (hasGlobalRole(actor, 'Superuser')) return { config_entity: 'System', config_uid: 'system' };
  const organization_uid = organizationDecidedFor(actor);
  if (organization_uid !== null) return { config_entity: 'Organization', config_uid: organization_uid };
  return isStandaloneCoach(actor) ? { config_entity: 'User', config_uid: actor.uid } : null;
}
