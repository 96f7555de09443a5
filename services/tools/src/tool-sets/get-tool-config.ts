import { type CallParams, DEFAULT_TOOL_SET, MESSAGES } from '@coaching/contracts';
import { type Handler, NotFound } from '@coaching/service-kit';
import type { OwnerNames } from '../owners/owner-names';
import { askedOwner } from './asked-owner';
import { offeredTools } from './offered-tools';
import { presentToolSet } from './present-tool-set';
import { isTheirs, mayReadSetsOf } from './tool-set-policy';
import { type SetOwner, SYSTEM, type ToolSetRecord } from './tool-set-record';
import type { ToolSets } from './tool-sets-repository';
import { unwrittenSet } from './unwritten-set';

export const getToolConfig = (toolSets: ToolSets, names: OwnerNames): Handler<'getToolConfig'> => {
  return async ({ actor, params }) => {
    const owner = askedOwner(params, actor);
    if (!owner || !mayReadSetsOf(actor, owner)) throw new NotFound(MESSAGES.notFound);
    const name = await names.of(owner);
    // News of an organisation may still be on its way here when its first member asks.
    if (name === null && !isTheirs(actor, owner)) throw new NotFound(MESSAGES.notFound);
    const set = await askedSet(owner, params);
    if (!set) throw new NotFound(MESSAGES.notFound);
    const used = set.uses === null ? null : await toolSets.find(SYSTEM, set.uses);
    return { tool_config: presentToolSet(set, offeredTools(set, used), name ?? '') };
  };

  async function askedSet(
    owner: SetOwner,
    { toolset_uid }: Pick<CallParams<'getToolConfig'>, 'toolset_uid'>,
  ): Promise<ToolSetRecord | null> {
    if (toolset_uid !== DEFAULT_TOOL_SET) return toolSets.find(owner, toolset_uid);
    const own = await toolSets.firstOf(owner);
    if (own || owner.config_entity === 'System') return own;
    const systemDefault = await toolSets.firstOf(SYSTEM);
    return systemDefault && unwrittenSet(owner, systemDefault);
  }
};
