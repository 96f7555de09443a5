import type { ToolOwner } from '@coaching/access';
import { MESSAGES, type ToolSet } from '@coaching/contracts';
import { toast } from '@coaching/ui-kit';
import { useMutation } from '@tanstack/react-query';
import { saveToolSet } from './save-tool-set';
import { askAnew, latestOf, storeToolSet } from './stored-tool-sets';
import type { ToolSetChange } from './tool-set-changes';

/** Asks the server for a change; answers the set as it is then. @throws what it refuses it with */
type Work = () => Promise<ToolSet>;

interface Saving {
  /** Takes the change back. */
  undo?: Work;
  /** What is said once it is saved; that the set was, unless given. */
  said?: string | undefined;
}

export interface ToolSetSaves {
  /** Saves a change of a set. @returns the set as it is then; null when it failed, which was reported */
  save(set: ToolSet, change: ToolSetChange, saving?: Saving): Promise<ToolSet | null>;
  /** The same for what is another call. */
  run(work: Work, saving?: Saving): Promise<ToolSet | null>;
}

/**
 * Saves of tool sets: one after the other, never two at once, each of the set as the one before left it. Says that it
 * was saved, or why not (spec 2 section 7).
 * @param owner whose sets are shown
 */
export function useToolSetSaves(owner: ToolOwner): ToolSetSaves {
  const { mutateAsync } = useMutation<ToolSet, unknown, Work>({
    mutationFn: (work) => work(),
    scope: { id: 'tool-sets' },
    // That there is no connection is shown at once, instead of saving at some later time.
    networkMode: 'always',
    onSuccess: storeToolSet,
    onError: () => askAnew(owner),
  });

  async function run(
    work: Work,
    { undo, said = MESSAGES.toolConfigUpdated }: Saving = {},
  ): Promise<ToolSet | null> {
    const set = await mutateAsync(work).catch(() => null);
    if (set) toast.success(said, undo && { undo: () => void run(undo) });
    return set;
  }
  return {
    run,
    save: (set, change, saving) => run(() => saveToolSet(latestOf(set), change), saving),
  };
}
