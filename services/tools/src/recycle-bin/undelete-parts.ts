import type { Handler, ServiceContext } from '@coaching/service-kit';
import { type Stores, viewOf } from '../tool-sets/tool-set-views';
import { categoryPart, restorePart, toolPart } from './restore-part';

const undelete =
  (part: typeof toolPart) =>
  (
    stores: Stores,
    { transaction }: Pick<ServiceContext, 'transaction'>,
  ): Handler<'undeleteTool' | 'undeleteCategory'> =>
  async ({ actor, params: { uid }, now }) => {
    const { toolSets } = stores;
    const set = await restorePart(part, { toolSets, transaction }, { actor, uid, now });
    return { tool_config: await viewOf(stores, actor, set) };
  };

export const undeleteTool = undelete(toolPart);
export const undeleteCategory = undelete(categoryPart);
