import { isMemberOf, isStaff, mayConfigureTools, mayMakeToolSets } from '@coaching/access';
import type { Actor } from '@coaching/contracts';
import type { SetOwner } from './tool-set-record';

/** The platform's sets are everybody's, an organisation's its members', and a coach's their own. */
export function isTheirs(actor: Actor, { config_entity, config_uid }: SetOwner): boolean {
  if (config_entity === 'Organization') return isMemberOf(actor, config_uid);
  return config_entity === 'System' || actor.uid === config_uid;
}

/** Whoever works with an owner's tool sets may read them, and staff. */
export const mayReadSetsOf = (actor: Actor, owner: SetOwner) => isTheirs(actor, owner) || isStaff(actor);

/** Superusers, who administers the organisation, and a coach their own. */
export const mayConfigure = (actor: Actor, owner: SetOwner) => mayConfigureTools(actor, owner);

/** Sets besides an owner's first, copies of tools, and everybody's sets at once: Superusers. */
export const mayMakeSets = (actor: Actor) => mayMakeToolSets(actor);
