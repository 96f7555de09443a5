import type { ActionStep, ActionStepDraft, CallBody } from '@coaching/contracts';
import { draftOf } from '@coaching/mfe-kit/merging';
import type { ScreenKind } from '../kind';
import { stepFields } from './steps-merging';
import type { ToolSteps } from './tool-steps';

const byUid = ({ steps }: ToolSteps) => new Map(steps.map((step) => [step.uid, step]));

const newDraft = (step: ActionStep): ActionStepDraft => ({
  ...draftOf(stepFields, step, null),
  client_embed: [step.client_embed].flat().map(({ uid }) => ({ uid })),
});

/** What is sent: of each step what differs from the server's version, and the steps that were removed. */
export function saveOf(
  { entity_type }: Pick<ScreenKind, 'entity_type'>,
  mine: ToolSteps,
  base: ToolSteps,
): CallBody<'saveActionSteps'> {
  const [before, now] = [byUid(base), byUid(mine)];
  return {
    tool_type: entity_type,
    tool_uid: mine.tool_uid,
    steps: mine.steps.flatMap((step) => {
      const old = before.get(step.uid);
      if (!old) return [newDraft(step)];
      return stepFields.isSame(old, step) ? [] : [draftOf(stepFields, step, old)];
    }),
    deleted: base.steps.filter(({ uid }) => !now.has(uid)).map(({ uid }) => uid),
  };
}
