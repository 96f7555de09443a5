import type { Actor, ToolSet } from '@coaching/contracts';
import { callApi, callKey, queryClient } from '@coaching/mfe-kit';
import { askedToolSet } from './asked-tool-set';

/** The tools somebody works with, as last seen when they were; null when there are none to be had. */
export async function loadToolSet(actor: Actor): Promise<ToolSet | null> {
  const asked = askedToolSet(actor);
  const answer = await queryClient
    .fetchQuery({
      queryKey: callKey('getToolConfig', asked),
      queryFn: ({ signal }) => callApi('getToolConfig', asked, { quiet: true, signal }),
      meta: { quiet: true },
      // Whoever waits for this can go on without: it neither waits for the network nor tries again.
      networkMode: 'always',
      retry: false,
      staleTime: Number.POSITIVE_INFINITY,
    })
    .catch(() => null);
  return answer?.tool_config ?? null;
}
