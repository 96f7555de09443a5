import type { ActionStep } from '@coaching/contracts';
import { aKind, anInteraction } from '../../kind/testing/builders';
import { newStep } from '../step-changes';
import { stepPeople } from '../step-groups';
import type { ToolSteps } from '../tool-steps';

/** A step for the coachee, saved once. */
export function aStep(uid: string, more: Partial<ActionStep> = {}): ActionStep {
  return {
    ...newStep(aKind(), anInteraction(), stepPeople(anInteraction()).all, uid),
    action_step: `<p>${uid}</p>`,
    revision: 1,
    ...more,
  };
}

/** The steps of interaction o1. */
export const stepsOf = (...steps: ActionStep[]): ToolSteps => ({ tool_uid: 'o1', steps });
