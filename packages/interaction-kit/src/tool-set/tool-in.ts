import type { Tool, ToolSet } from '@coaching/contracts';

/** The tool of that uid in a set, also one that is hidden there by now. */
export const toolIn = (set: Pick<ToolSet, 'tools' | 'tools_hidden'>, tool_uid: string): Tool | null =>
  [...set.tools, ...set.tools_hidden].find(({ uid }) => uid === tool_uid) ?? null;
