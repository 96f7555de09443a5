import type { Tool, ToolSet } from '@coaching/contracts';
import {
  changedTool,
  showToolSet,
  type ToolRemoval,
  useToolRemoval,
  useToolSetSaves,
} from '@coaching/interaction-kit/tool-set-saves';
import { callApi, callKey, queryClient } from '@coaching/mfe-kit';

type Changeable = Pick<Tool, 'name' | 'structured' | 'categories'>;

export interface ToolSaves {
  /** Saves a change of the tool. False when it failed, which was shown. */
  save(change: (tool: Changeable) => Changeable): Promise<boolean>;
  /** Saves it without a category, which can be brought back with its questions. */
  removeCategory(category_uid: string): Promise<boolean>;
  /** Deletes or hides the tool itself, once that is confirmed. @param onRemoved called before it is gone from the screen */
  removal: Pick<ToolRemoval, 'isOwn' | 'verb'> & { remove(onRemoved: () => void): Promise<void> };
}

/** Saves of one tool of a set, shown at once where it is shown. */
export function useToolSaves(set: ToolSet, tool: Tool): ToolSaves {
  const { uid: tool_uid } = tool;
  const saves = useToolSetSaves(set);
  const { remove, ...removal } = useToolRemoval(set, tool, saves.save);
  const show = (now: ToolSet | null) => {
    if (!now) return false;
    showToolSet(now, set.uid);
    void queryClient.invalidateQueries({ queryKey: callKey('getCategoryUses') });
    void queryClient.invalidateQueries({ queryKey: callKey('getQuestions') });
    return true;
  };
  const restore = async (uid: string) => {
    const { tool_config } = await callApi('undeleteCategory', { params: { uid } });
    show(tool_config);
    return tool_config;
  };
  return {
    removal: {
      ...removal,
      async remove(onRemoved) {
        const now = await remove();
        if (!now) return;
        onRemoved();
        show(now);
      },
    },
    save: async (change) => show(await saves.save(set, changedTool(tool_uid, change))),
    removeCategory: async (category_uid) =>
      show(
        await saves.save(
          set,
          changedTool(tool_uid, (tool) => ({
            ...tool,
            categories: tool.categories.filter(({ uid }) => uid !== category_uid),
          })),
          { undo: () => restore(category_uid) },
        ),
      ),
  };
}
