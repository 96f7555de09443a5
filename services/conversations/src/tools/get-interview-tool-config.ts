import type { Handler, Tools } from '@coaching/service-kit';
import { requireReadableTool } from './require-tool';
import { ownPlace } from './tool-place';

/** The set a tool is made in. */
export const getInterviewToolConfig =
  (tools: Tools): Handler<'getInterviewToolConfig'> =>
  async ({ actor, params: { id } }) =>
    ownPlace(await requireReadableTool(tools, actor, id));
