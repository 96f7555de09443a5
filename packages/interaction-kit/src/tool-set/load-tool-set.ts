import type { Actor, ToolSet } from '@coaching/contracts';
import { callApi, callKey, queryClient } from '@coaching/mfe-kit';
import { toolSetRequest } from './tool-set-request';

/** The tools somebody works with, as last seen when they were; null when there are none to be had. */
export async function loadToolSet(actor: Actor): Promise<ToolSet | null> {
  const request = toolSetRequest(actor);
  const answer = await queryClient
    .fetchQuery({
      queryKey: callKey('getToolConfig', request),
      queryFn: ({ signal }) => callApi('getToolConfig', request, { quiet: true, signal }),
      meta: { quiet: true },
      // Whoever waits for this can go on without: it does not try again.
      retry: false,
      staleTime: Number.POSITIVE_INFINITY,
    })
    .catch(() => null);
  return answer?.tool_config ?? null;
}
