import type { Interview, Tool, ToolSet } from '@coaching/contracts';
import { toolIn, useToolSet } from '@coaching/interaction-kit/tool-set';
import { useCall } from '@coaching/mfe-kit';
import { NOWHERE, placeRequest, storedPlace } from './tool-place';

type MadeWith = Pick<
  Interview,
  'interview_type' | 'tool_config_entity' | 'tool_config_entity_uid' | 'tool_config_uid'
>;

/** A tool with the set that offers it: undefined while they are loaded, null when they are not to be had. */
export interface UsedTool {
  tool: Tool | null | undefined;
  set: ToolSet | null | undefined;
}

/** The tool that a conversation is made with, from the set it was begun in, or else from that of whoever looks. */
export function useTool(madeWith: MadeWith): UsedTool {
  const { interview_type } = madeWith;
  const place = storedPlace(madeWith);
  const isKnown = place !== null;
  const begunIn = useCall('getToolConfig', placeRequest(place ?? NOWHERE), { quiet: true, enabled: isKnown });
  const offered = begunIn.data?.tool_config;
  const found = offered && toolIn(offered, interview_type);
  const isElsewhere = !isKnown || begunIn.isError || (offered !== undefined && !found);
  const own = useToolSet({ enabled: isElsewhere });
  if (found && offered) return { tool: found, set: offered };
  if (!isElsewhere || own === undefined) return { tool: undefined, set: undefined };
  return { tool: own && toolIn(own, interview_type), set: own };
}
