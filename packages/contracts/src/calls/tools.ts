import { z } from 'zod';
import { configEntities, toolSetSchema } from '../entities';
import { uid } from '../fields';
import { defineCall } from './call';

/** In the place of a uid: no organisation in particular, or the set that is on offer. */
export const NO_ENTITY = 'none';
export const DEFAULT_TOOL_SET = 'default';

export const toolCalls = {
  getToolConfig: defineCall({
    method: 'GET',
    path: '/tool_config/:entity/:uid/:toolset_uid',
    owner: 'tools',
    audience: 'signed-in',
    summary: "A tool set with its tools; 'default' names the one that whoever works there is offered.",
    params: z.object({ entity: z.enum(configEntities), uid, toolset_uid: uid }),
    response: z.object({ tool_config: toolSetSchema }),
  }),
} as const;
