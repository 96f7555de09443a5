import type { ActionStep, Actor } from '@coaching/contracts';
import { presentStep } from './present-step';
import { mayRead } from './step-policy';
import type { StepRecord } from './step-record';

/** Those of a tool's steps that are there and theirs to read, in their order. */
export function presentSteps(steps: readonly StepRecord[], viewer: Actor): ActionStep[] {
  return steps.filter((step) => step.state !== 'hidden' && mayRead(viewer, step)).map(presentStep);
}
