import type { Flowsheet, Tool, ToolSet } from '@coaching/contracts';
import { placeOfSet, storedPlace } from '../tool/tool-place';

type Template = Pick<
  Flowsheet,
  'uid' | 'interview_type' | 'tool_config_entity' | 'tool_config_entity_uid' | 'tool_config_uid'
>;

/** Where a conversation begins that asks what a template does, with the tool of the template's set. */
export const beginsFrom = (template: Template): string =>
  `/questions/config?${new URLSearchParams({ interview_type: template.interview_type, template: template.uid, ...storedPlace(template) })}`;

/** Where a template for conversations with a tool of a set begins. */
export const newTemplatePath = ({ uid }: Pick<Tool, 'uid'>, set: ToolSet): string =>
  `/questions/config?${new URLSearchParams({ interview_type: uid, template: 'true', ...placeOfSet(set) })}`;
