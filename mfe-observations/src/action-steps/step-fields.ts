import type { ActionStep } from '@coaching/contracts';
import type { FieldSameness } from '@coaching/mfe-kit/merging';
import { isSameRichText } from '../observation/rich-text-sameness';
import { byUid, type ToolSteps } from './tool-steps';

/** Every field of a step that a person can change. */
export const stepFields = ['action_step', 'coachee', 'completed', 'due_date'] as const;

const momentOf = (text: string | null) => (text === null ? null : Date.parse(text));

/** Whether a field says the same in two versions of a step. */
export const isSameStepField: FieldSameness<ActionStep> = (name, one, other) => {
  if (name === 'action_step') return isSameRichText(one.action_step, other.action_step);
  if (name === 'completed') return momentOf(one.completed) === momentOf(other.completed);
  return one[name] === other[name];
};

/** Nothing in them differs that a person can change. */
export const isSameStep = (one: ActionStep, other: ActionStep) =>
  one === other || (one.uid === other.uid && stepFields.every((name) => isSameStepField(name, one, other)));

/** The same steps with the same in them; their order is the server's. */
export function areSameSteps(one: ToolSteps, other: ToolSteps): boolean {
  if (one === other) return true;
  const others = byUid(other.steps);
  return (
    one.steps.length === others.size &&
    one.steps.every((step) => {
      const there = others.get(step.uid);
      return there !== undefined && isSameStep(step, there);
    })
  );
}
