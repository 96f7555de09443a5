import { type Actor, MESSAGES } from '@coaching/contracts';
import { Invalid, NotFound, type ToolCopy, type Tools, usableTool } from '@coaching/service-kit';

/** The conversation tool whose bank is asked for. @throws NotFound in the same words for what is not there and not theirs */
export async function requireReadableTool(tools: Tools, actor: Actor, uid: string): Promise<ToolCopy> {
  const tool = await usableTool('interview', { tools, actor }, uid);
  if (!tool) throw new NotFound(MESSAGES.notFound);
  return tool;
}

/** Refuses a category that the tool does not have. @param path where it stands in what was sent @throws Invalid */
export function requireCategory(tool: ToolCopy | null, category: string | null, path: string): void {
  if (category === null || tool?.categories.some(({ uid }) => uid === category)) return;
  const message = MESSAGES.categoryNotFound(category);
  throw new Invalid(message, [{ path, message }]);
}
