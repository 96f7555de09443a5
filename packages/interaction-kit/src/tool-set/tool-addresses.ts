import type { Tool, ToolSet } from '@coaching/contracts';

type Placed = Pick<ToolSet, 'config_entity' | 'config_uid' | 'uid'>;

/** The tool of an address under which a rubric is made. */
export const NEW_TOOL = 'new';

/** Where a tool of a type is managed: a rubric in its builder, all others on their questions screen (spec 2 section 2). */
export function manageAddress(set: Placed, { uid, tool_type }: Pick<Tool, 'uid' | 'tool_type'>): string {
  const screen = tool_type === 'Rubric' ? 'rubric_builder' : 'questions';
  return `/${[screen, set.config_entity, set.config_uid, set.uid, uid].join('/')}`;
}

/** Where the tools of a set are. */
export const toolsPath = ({ config_entity, config_uid, uid }: Placed): string =>
  `/tools?${new URLSearchParams({ config_entity, config_uid, toolset_uid: uid })}`;
