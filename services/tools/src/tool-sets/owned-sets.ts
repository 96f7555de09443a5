import { isSameOwner } from '@coaching/access';
import { type Actor, DEFAULT_TOOL_SET, MESSAGES } from '@coaching/contracts';
import { NotFound, type ServiceContext } from '@coaching/service-kit';
import type { OwnerNames } from '../owners/owner-names';
import { platformSet } from './platform-set';
import { isTheirs, mayReadSetsOf } from './tool-set-policy';
import { type SetOwner, SYSTEM, type ToolSetRecord } from './tool-set-record';
import type { ToolSets } from './tool-sets-repository';
import { unwrittenSet } from './unwritten-set';

/** Refuses who may not read an owner's sets, and an owner nobody has received. @throws NotFound */
export async function requireOwner(names: OwnerNames, actor: Actor, owner: SetOwner): Promise<void> {
  const mayRead = mayReadSetsOf(actor, owner);
  // News of an organisation may still be on its way here when its first member asks.
  const isThere = mayRead && (isTheirs(actor, owner) || (await names.of(owner)) !== null);
  if (!isThere) throw new NotFound(MESSAGES.notFound);
}

/** The sets of owners, the one that nobody has stored yet among them. */
export interface OwnedSets {
  /** An owner's set, by the word for the one on offer as well; null when they have none of this uid. */
  find(owner: SetOwner, uid: string, now: Date): Promise<ToolSetRecord | null>;
  /** All that an owner has. */
  all(owner: SetOwner, now: Date): Promise<ToolSetRecord[]>;
  /** What an owner is offered who has stored none; null for what is no owner at all. */
  unwritten(owner: SetOwner, now: Date): Promise<ToolSetRecord | null>;
}

export function ownedSets(toolSets: ToolSets, context: Pick<ServiceContext, 'transaction'>): OwnedSets {
  async function unwritten(owner: SetOwner, now: Date): Promise<ToolSetRecord | null> {
    if (isSameOwner(owner, SYSTEM)) return platformSet(toolSets, context, now);
    return owner.config_entity === 'System'
      ? null
      : unwrittenSet(owner, await platformSet(toolSets, context, now));
  }
  return {
    unwritten,
    async find(owner, uid, now) {
      if (uid !== DEFAULT_TOOL_SET) return toolSets.findOf(owner, uid);
      return (await toolSets.firstOf(owner)) ?? unwritten(owner, now);
    },
    async all(owner, now) {
      const stored = await toolSets.allOf(owner);
      if (stored.length > 0) return stored;
      const first = await unwritten(owner, now);
      return first ? [first] : [];
    },
  };
}
