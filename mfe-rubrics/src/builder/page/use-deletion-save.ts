import { MESSAGES, type ToolSet } from '@coaching/contracts';
import {
  latestOf,
  saveToolSet,
  storeToolSet,
  type ToolSetSaves,
} from '@coaching/interaction-kit/tool-set-saves';
import { toast } from '@coaching/ui-kit';
import { useMutation } from '@tanstack/react-query';

/** Saves a tool set without one of its own rubrics: says that this is deleted, which can be undone there. */
export function useDeletionSave({ run }: Pick<ToolSetSaves, 'run'>): ToolSetSaves['save'] {
  const { mutateAsync } = useMutation<ToolSet, unknown, () => Promise<ToolSet>>({
    mutationFn: (work) => work(),
    // In turn with all other saves of tool sets.
    scope: { id: 'tool-sets' },
    networkMode: 'always',
    onSuccess: storeToolSet,
  });
  return async (set, change, { undo } = {}) => {
    const now = await mutateAsync(() => saveToolSet(latestOf(set), change)).catch(() => null);
    if (now) toast.success(MESSAGES.rubricDeleted, undo && { undo: () => void run(undo) });
    return now;
  };
}
