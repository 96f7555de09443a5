import type { LaneNaming, ObservationDefaults, ObservationDefaultsDraft, Tool } from '@coaching/contracts';
import { byPeople } from './lane-naming';

/** The tool a new observation is started with, as far as its lanes go; null for none. */
type StartedWith = Pick<Tool, 'uid' | 'lanes'> | null;

/**
 * What the lanes of a new observation start with: as its coach chose with this very tool, else as the tool says,
 * else as the coach chose last, else after the two people.
 */
export function startingLanes(
  { lanes, tool_lanes }: Pick<ObservationDefaults, 'lanes' | 'tool_lanes'>,
  tool: StartedWith,
): LaneNaming {
  const withTool = tool && tool_lanes.find(({ tool_uid }) => tool_uid === tool.uid)?.lanes;
  return withTool ?? tool?.lanes ?? lanes ?? byPeople;
}

/** A coach's choice as it is remembered: of the tool where that says something, else of all. */
export function rememberedLanes(chosen: LaneNaming, tool: StartedWith): ObservationDefaultsDraft {
  return tool?.lanes ? { tool_lanes: [{ tool_uid: tool.uid, lanes: chosen }] } : { lanes: chosen };
}
