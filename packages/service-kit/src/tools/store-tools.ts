import { isOutdated } from '../events/is-outdated';
import type { EventReactions } from '../service';
import type { ToolCopy, Tools } from './tool-copy';

/** Categories a tool had and has no longer. */
function goneCategories(before: ToolCopy | undefined, now: Pick<ToolCopy, 'categories'>): string[] {
  const had = [...(before?.gone_categories ?? []), ...(before?.categories ?? []).map(({ uid }) => uid)];
  return [...new Set(had)].filter((uid) => now.categories.every((category) => category.uid !== uid));
}

/**
 * Stores the copies of tools as their sets publish them. What belongs to a category that is gone, or to a tool that was
 * deleted, is in the recycle bin by that alone: however much it is, it goes with it and comes back with it in one write,
 * and what somebody deleted stays deleted.
 */
export const storeTools = (tools: Tools): EventReactions => ({
  async 'tool_set.updated'({ revision, data: { tool_set } }, { session }) {
    const { uid: set_uid, config_entity, config_uid } = tool_set;
    const known = await tools.findAll(
      tool_set.tools.map(({ uid }) => uid),
      session,
    );
    for (const tool of tool_set.tools) {
      const before = known.get(tool.uid);
      if (isOutdated({ revision }, before)) continue;
      const gone_categories = goneCategories(before, tool);
      await tools.put({ ...tool, set_uid, config_entity, config_uid, gone_categories, revision }, session);
    }
  },
});
