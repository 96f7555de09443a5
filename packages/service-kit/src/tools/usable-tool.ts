import { isOfferedTools } from '@coaching/access';
import { type Actor, type InteractionKind, interactionKinds } from '@coaching/contracts';
import { Invalid } from '../errors';
import type { ToolCopy, Tools } from './tool-copy';

const notTheirs = (kind: InteractionKind): string => {
  const { noun } = interactionKinds[kind];
  const article = /^[aeiou]/.test(noun) ? 'an' : 'a';
  return `Please choose ${article} ${noun} tool that you work with. If it was only just made, please try again in a moment.`;
};

/** The tool for this kind of interaction that somebody works with; null alike for what is not there, deleted, for another kind, and not theirs. */
export async function usableTool(
  kind: InteractionKind,
  { tools, actor }: { tools: Tools; actor: Actor },
  uid: string,
): Promise<ToolCopy | null> {
  const tool = await tools.find(uid);
  const isIt = tool && !tool.deleted && tool.tool_type === interactionKinds[kind].tool_type;
  return isIt && isOfferedTools(actor, tool) ? tool : null;
}

/**
 * The tool that something of this kind is made with.
 * @param path where it stands in what was sent
 * @throws Invalid
 */
export async function requireUsableTool(
  kind: InteractionKind,
  where: { tools: Tools; actor: Actor },
  uid: string | undefined | null,
  path: string,
): Promise<ToolCopy> {
  const tool = uid ? await usableTool(kind, where, uid) : null;
  const message = notTheirs(kind);
  if (!tool) throw new Invalid(message, [{ path, message }]);
  return tool;
}
