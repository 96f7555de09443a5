import type { ActionStep } from '@coaching/contracts';

/** An action step as far as the list shows it. */
export type ListedStep = Pick<ActionStep, 'uid' | 'action_step' | 'coachee' | 'completed' | 'due_date'>;

/** What a person can change of a step. */
export type StepChange = Partial<Omit<ListedStep, 'uid'>>;

/** Steps by for whom they are, the coachee's first, each in their order. */
export function groupsFor<Step extends ListedStep>(
  steps: readonly Step[],
): readonly { coachee: boolean; steps: readonly Step[] }[] {
  return [true, false].map((coachee) => ({
    coachee,
    steps: steps.filter((step) => step.coachee === coachee),
  }));
}
