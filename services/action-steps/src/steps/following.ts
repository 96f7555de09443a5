import { stepVisibility } from '@coaching/access';
import type { ToolCopy } from '../tools/tool-copy';
import { fromTool } from './from-tool';
import type { StepRecord } from './step-record';
import { storedStep } from './store-step';

/**
 * A step as its tool leaves it. One that others could read stays theirs, with whom and where it is; while the tool is
 * private it also stores the title under which they know it.
 */
export function following(step: StepRecord, tool: ToolCopy): StepRecord {
  const { visibility, ...there } = fromTool(tool, step.clients);
  const stays = stepVisibility(visibility, step.visibility);
  if (step.visibility === 'private') return storedStep({ ...step, ...there, visibility: stays });
  const { tool_title, tool_timestamp, tool_deleted } = there;
  const known = visibility === 'private' ? {} : { tool_title, tool_timestamp };
  return storedStep({ ...step, ...known, tool_deleted, visibility: stays });
}
