import { isOfferedTools } from '@coaching/access';
import { type Actor, interactionKinds, MESSAGES } from '@coaching/contracts';
import type { ToolCopy, Tools } from '@coaching/service-kit';
import { Invalid, NotFound } from '@coaching/service-kit';

const NOT_THEIR_TOOL =
  'Please choose a conversation tool that you work with. If it was only just made, please try again in a moment.';

async function usableTool(tools: Tools, actor: Actor, uid: string): Promise<ToolCopy | null> {
  const tool = await tools.find(uid);
  const isIt = tool && !tool.deleted && tool.tool_type === interactionKinds.interview.tool_type;
  return isIt && isOfferedTools(actor, tool) ? tool : null;
}

/** The conversation tool whose bank is asked for. @throws NotFound in the same words for what is not there and not theirs */
export async function requireReadableTool(tools: Tools, actor: Actor, uid: string): Promise<ToolCopy> {
  const tool = await usableTool(tools, actor, uid);
  if (!tool) throw new NotFound(MESSAGES.notFound);
  return tool;
}

/** The conversation tool something is made with. @param path where it stands in what was sent @throws Invalid */
export async function requireUsableTool(
  tools: Tools,
  actor: Actor,
  uid: string | undefined | null,
  path: string,
): Promise<ToolCopy> {
  const tool = uid ? await usableTool(tools, actor, uid) : null;
  if (!tool) throw new Invalid(NOT_THEIR_TOOL, [{ path, message: NOT_THEIR_TOOL }]);
  return tool;
}

/** Refuses a category that the tool does not have. @param path where it stands in what was sent @throws Invalid */
export function requireCategory(tool: ToolCopy | null, category: string | null, path: string): void {
  if (category === null || tool?.categories.some(({ uid }) => uid === category)) return;
  const message = MESSAGES.categoryNotFound(category);
  throw new Invalid(message, [{ path, message }]);
}
