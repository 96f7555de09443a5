import type { LaneNaming, Tool } from '@coaching/contracts';
import { callApi, callKey, queryClient } from '@coaching/mfe-kit';
import { rememberedLanes } from './starting-lanes';

/**
 * Remembers how a coach named the lanes, for what they start next. The observation is there already: what fails here
 * is not worth a word, and is chosen again the next time.
 */
export async function rememberLanes(chosen: LaneNaming, tool: Tool | null): Promise<void> {
  const body = { observation_defaults: rememberedLanes(chosen, tool) };
  try {
    const answer = await callApi('saveObservationDefaults', { body }, { quiet: true });
    queryClient.setQueryData(callKey('getObservationDefaults', {}), answer);
  } catch {
    void queryClient.invalidateQueries({ queryKey: callKey('getObservationDefaults') });
  }
}
