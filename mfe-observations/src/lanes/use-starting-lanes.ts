import type { LaneNaming, Tool } from '@coaching/contracts';
import { loadToolSet, useToolSet } from '@coaching/interaction-kit/tool-set';
import { callApi, useCall, useSession } from '@coaching/mfe-kit';
import { byPeople } from './lane-naming';
import { startingLanes } from './starting-lanes';

const ownDefaults = () => callApi('getObservationDefaults', {}, { quiet: true });

/**
 * How the lanes of a new observation are named unless somebody chooses.
 * @param tool_uid what it is started with; null for none
 */
export function useStartingLanes(tool_uid: string | null) {
  const { actor } = useSession();
  const set = useToolSet({ enabled: tool_uid !== null });
  const { data } = useCall('getObservationDefaults', {}, { quiet: true });
  const toolIn = (tools: readonly Tool[] | undefined) => tools?.find(({ uid }) => uid === tool_uid) ?? null;
  const isToolKnown = tool_uid === null || set !== undefined;
  return {
    /** Null while that is not known. */
    lanes: data && isToolKnown ? startingLanes(data.observation_defaults, toolIn(set?.tools)) : null,
    /** The same for who starts before it is known, or where it could not be loaded; with the tool. */
    async load(): Promise<{ lanes: LaneNaming; tool: Tool | null }> {
      const tools = tool_uid === null ? undefined : (await loadToolSet(actor))?.tools;
      const tool = toolIn(tools);
      const defaults = data ?? (await ownDefaults().catch(() => null));
      const lanes = defaults ? startingLanes(defaults.observation_defaults, tool) : (tool?.lanes ?? byPeople);
      return { lanes, tool };
    },
  };
}
