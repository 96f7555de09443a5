import { isSameOwner } from '@coaching/access';
import type { Tool, ToolSet } from '@coaching/contracts';
import { callApi } from '@coaching/mfe-kit';
import { useConfirm } from '@coaching/ui-kit';
import { saveToolSet } from './save-tool-set';
import { latestOf } from './stored-tool-sets';
import { deleted, hidden, unhidden } from './tool-set-changes';
import type { ToolSetSaves } from './use-tool-set-saves';

export interface ToolRemoval {
  /** The tool is one of the set's owner, which is deleted; any other is hidden. */
  isOwn: boolean;
  verb: 'Delete' | 'Hide';
  /** Asks, then deletes or hides it, which can be undone. @returns the set as it is then; null when it was not done */
  remove(): Promise<ToolSet | null>;
}

const undelete = async (uid: string) =>
  (await callApi('undeleteTool', { params: { uid } }, { quiet: true })).tool_config;

/** Takes a tool out of a set (spec 2 sections 2 and 4). */
export function useToolRemoval(set: ToolSet, tool: Tool, save: ToolSetSaves['save']): ToolRemoval {
  const confirm = useConfirm();
  const isOwn = isSameOwner(tool.tool_owner, set);
  const verb = isOwn ? 'Delete' : 'Hide';
  return {
    isOwn,
    verb,
    async remove() {
      const title = `Are you sure you want to ${verb.toLowerCase()} ${tool.name}?`;
      if (!(await confirm({ title, confirm: verb, destructive: isOwn }))) return null;
      const gone = isOwn ? deleted(tool.uid) : hidden(tool.uid);
      const undo = () => (isOwn ? undelete(tool.uid) : saveToolSet(latestOf(set), unhidden(tool.uid)));
      return save(set, gone, { undo });
    },
  };
}
