import type { ActionStep } from './action-step';

/**
 * Whether a step is still open after its last day.
 * @param today the day it is where the question is asked, YYYY-MM-DD
 */
export function isOverdue(
  { completed, due_date }: Pick<ActionStep, 'completed' | 'due_date'>,
  today: string,
) {
  return completed === null && due_date !== null && due_date < today;
}
