import type { ActionStep } from '@coaching/contracts';

/** The action steps of one observation: what loads, saves itself and is merged as one. */
export interface ToolSteps {
  /** Uid of the observation. */
  tool_uid: string;
  /** In the order in which they were added. */
  steps: readonly ActionStep[];
}

export const byUid = (steps: readonly ActionStep[]) => new Map(steps.map((step) => [step.uid, step]));

/** How many are still to be done. */
export const openCount = ({ steps }: Pick<ToolSteps, 'steps'>) =>
  steps.filter(({ completed }) => completed === null).length;
