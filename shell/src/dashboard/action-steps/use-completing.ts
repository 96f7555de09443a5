import type { ActionStep } from '@coaching/contracts';
import { callKey, queryClient, useCallMutation } from '@coaching/mfe-kit';
import { toast } from '@coaching/ui-kit';

const lists = ['getCoachActionSteps', 'getClientActionSteps'] as const;

/** Marks a step as done, and as open again when that is taken back. */
export function useCompleting(step: ActionStep) {
  const save = useCallMutation('saveActionSteps', {
    // Also after a refusal: what was shown is then out of date.
    onSettled: () =>
      Promise.all(lists.map((list) => queryClient.invalidateQueries({ queryKey: callKey(list) }))),
  });
  const { uid } = step;
  const set = (revision: number, completed: string | null) =>
    save.mutateAsync({ body: { step: { uid, revision, completed } } });

  const complete = async () => {
    const { steps } = await set(step.revision, new Date().toISOString());
    const done = steps.find((saved) => saved.uid === uid);
    toast.success('Action step completed', {
      undo: () => void set(done?.revision ?? step.revision + 1, null),
    });
  };
  return { complete: () => void complete().catch(() => {}), isCompleting: save.isPending };
}
