import { stepVisibility } from '@coaching/access';
import type { ToolCopy } from '../tools/tool-copy';
import { fromTool } from './from-tool';
import type { StepRecord } from './step-record';
import { storedStep } from './store-step';

/**
 * A step as its tool leaves it. One that others could read stays theirs, with whom and where it is; while the tool is
 * private it also stores the title under which they know it.
 * What was written while administrators saw counts alone stays closed to them, also where the tool is open.
 * One that was for some of several coachees is never somebody else's: where none of them is left it is its coach's alone.
 * @param before the tool as it was known until now
 */
export function following(step: StepRecord, tool: ToolCopy, before: ToolCopy | undefined): StepRecord {
  const isFor = ({ uid }: { uid: string }) => step.clients.includes(uid);
  const wasForSome = before !== undefined && !before.client_embeds.every(isFor);
  const isForNobody = wasForSome && !tool.client_embeds.some(isFor);
  const { visibility, ...there } = fromTool(tool, step.clients);
  const stays = stepVisibility(visibility, step.visibility);
  if (step.visibility === 'private' && isForNobody) {
    const { clients, client_embeds } = step;
    return storedStep({ ...step, ...there, clients, client_embeds });
  }
  if (step.visibility === 'private') return storedStep({ ...step, ...there, visibility: stays });
  const { tool_title, tool_timestamp, tool_deleted, counts_only } = there;
  const known = visibility === 'private' ? {} : { tool_title, tool_timestamp };
  return storedStep({
    ...step,
    ...known,
    tool_deleted,
    visibility: stays,
    ...(counts_only && { counts_only }),
  });
}
