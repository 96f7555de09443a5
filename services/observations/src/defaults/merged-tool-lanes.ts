import type { ObservationDefaults, ObservationDefaultsDraft } from '@coaching/contracts';

/** Of how many tools a coach's own names are remembered; those chosen longest ago are let go. */
export const MOST_TOOLS = 100;

type ToolLanes = ObservationDefaults['tool_lanes'];

/** What is remembered of single tools, with what was chosen now at its end. */
export function mergedToolLanes(
  before: ToolLanes,
  chosen: NonNullable<ObservationDefaultsDraft['tool_lanes']>,
): ToolLanes {
  const others = before.filter(({ tool_uid }) => !chosen.some((choice) => choice.tool_uid === tool_uid));
  const named = chosen.flatMap(({ tool_uid, lanes }) => (lanes ? [{ tool_uid, lanes }] : []));
  return [...others, ...named].slice(-MOST_TOOLS);
}
