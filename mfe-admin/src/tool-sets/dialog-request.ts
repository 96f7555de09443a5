import type { Tool, ToolType } from '@coaching/contracts';

/** What is asked in a dialog over the tools. */
export type DialogRequest =
  | { kind: 'add-tool-set' }
  | { kind: 'add-tool'; tool_type: ToolType }
  | { kind: 'manage'; tool: Tool }
  | { kind: 'copy'; tool: Tool };
