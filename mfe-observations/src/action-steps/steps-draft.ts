import type { ActionStep, ActionStepDraft, CallBody } from '@coaching/contracts';
import { isSameStepField, stepFields } from './step-fields';
import { byUid, type ToolSteps } from './tool-steps';

function draftOf(mine: ActionStep, base: ActionStep | undefined): ActionStepDraft | null {
  const changed = stepFields.filter((name) => !base || !isSameStepField(name, base, mine));
  if (changed.length === 0) return null;
  const fields = Object.fromEntries(changed.map((name) => [name, mine[name]]));
  return { uid: mine.uid, ...(base && { revision: base.revision }), ...fields };
}

/** What is sent: of each step what differs from the server's version, and the steps that were removed. */
export function saveOf(mine: ToolSteps, base: ToolSteps): CallBody<'saveActionSteps'> {
  const before = byUid(base.steps);
  const now = byUid(mine.steps);
  return {
    tool_type: 'observation',
    tool_uid: mine.tool_uid,
    steps: mine.steps.flatMap((step) => draftOf(step, before.get(step.uid)) ?? []),
    deleted: base.steps.filter(({ uid }) => !now.has(uid)).map(({ uid }) => uid),
  };
}
