import type { ActionStep } from '@coaching/contracts';
import { anObservation } from '../../observation/testing/builders';
import { newStep } from '../step-changes';
import type { ToolSteps } from '../tool-steps';

/** A step for the coachee, saved once. */
export function aStep(uid: string, more: Partial<ActionStep> = {}): ActionStep {
  return { ...newStep(anObservation(), true, uid), action_step: `<p>${uid}</p>`, revision: 1, ...more };
}

/** The steps of observation o1. */
export const stepsOf = (...steps: ActionStep[]): ToolSteps => ({ tool_uid: 'o1', steps });
