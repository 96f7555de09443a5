import type { ActionStep } from '@coaching/contracts';

/** An action step as far as the list shows it. */
export type ListedStep = Pick<ActionStep, 'uid' | 'action_step' | 'coachee' | 'completed' | 'due_date'>;

/** What a person can change of a step. */
export type StepChange = Partial<Omit<ListedStep, 'uid'>>;

/** For whom steps can be: the coach, all coachees, or some of them. */
export interface StepsFor {
  /** Tells them apart. */
  key: string;
  /** Their names. */
  name: string;
  part: 'coachee' | 'coach';
  /** They take no part any more: nobody adds to their list. */
  closed?: boolean;
}

/** Steps that are for the same people, in their order. */
export interface StepGroup extends StepsFor {
  steps: readonly ListedStep[];
}
