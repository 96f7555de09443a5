import { MESSAGES } from '@coaching/contracts';
import { type Handler, NotFound } from '@coaching/service-kit';
import { askedOwner } from './asked-owner';
import { type OwnedSets, requireOwner } from './owned-sets';
import { type Stores, viewOf } from './tool-set-views';

export const getToolConfig =
  (stores: Stores, owned: OwnedSets): Handler<'getToolConfig'> =>
  async ({ actor, params, now }) => {
    const owner = askedOwner(params, actor);
    await requireOwner(stores.names, actor, owner);
    const set = await owned.find(owner, params.toolset_uid, now);
    if (!set) throw new NotFound(MESSAGES.notFound);
    return { tool_config: await viewOf(stores, actor, set) };
  };
