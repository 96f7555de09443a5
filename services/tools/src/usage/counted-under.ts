import type { InteractionFacts } from '@coaching/contracts';
import { SYSTEM } from '../tool-sets/tool-set-record';

/** The tool set an interaction is counted under. */
export interface CountedUnder {
  /** Its uid; 'default' for the one of an owner who had stored none. */
  set_uid: string;
  /** Uid of the organisation or the coach whose it is; the platform's is 'system'. */
  owner_uid: string;
}

type Facts = Pick<
  InteractionFacts,
  'tool_config_uid' | 'tool_config_entity_uid' | 'organization_uid' | 'user_embed'
>;

/**
 * The set that an interaction says it was made with; null for none. Whose the set is has to be where the interaction is
 * held, its coach or the platform: what somebody claims of another's set is not counted there.
 */
export function countedUnder(facts: Facts): CountedUnder | null {
  const { tool_config_uid: set_uid, tool_config_entity_uid, organization_uid, user_embed } = facts;
  if (set_uid === null) return null;
  const owner_uid = tool_config_entity_uid ?? organization_uid ?? user_embed.uid;
  const isPlausible = [organization_uid, user_embed.uid, SYSTEM.config_uid].includes(owner_uid);
  return isPlausible ? { set_uid, owner_uid } : null;
}
