import { callKey, queryClient } from '@coaching/mfe-kit';

const lists = ['getInteractions', 'getInteractionsWithClient'] as const;

/** Has the lists of interactions asked for anew, once one has come or gone. */
export function refreshInteractionLists(): void {
  for (const list of lists) void queryClient.invalidateQueries({ queryKey: callKey(list) });
}
