import type { Actor } from '@coaching/contracts';
import { NotFound } from '@coaching/service-kit';
import { maySeeTool } from '../steps/step-policy';
import type { ToolCopy } from './tool-copy';

/** The event of a tool that was only just made may still be on its way here. */
const NOT_FOUND =
  'This was not found. If it was only just created, please try again in a moment; it may also have been deleted, or it is not shared with you.';

/**
 * The tool, if its steps are to be seen by the caller.
 * @param type what it has to be; null for anything
 * @param readsStep whether they may read one of its steps, which stays theirs when the tool becomes private
 * @throws NotFound in the same words for a tool unheard of, deleted, of another type, private, and not theirs to see
 */
export function requireTool(
  tool: ToolCopy | null,
  type: ToolCopy['entity_type'] | null,
  actor: Actor,
  readsStep: boolean,
): ToolCopy {
  const isIt = tool && !tool.deleted && (type === null || tool.entity_type === type);
  if (!isIt || !(readsStep || maySeeTool(actor, tool))) throw new NotFound(NOT_FOUND);
  return tool;
}
