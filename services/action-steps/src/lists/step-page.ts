import { type CallQuery, comparable } from '@coaching/contracts';
import { findPage, searchFilter } from '@coaching/service-kit';
import type { Filter } from 'mongodb';
import type { StepRecord } from '../steps/step-record';
import type { Steps } from '../steps/steps-repository';

/** The field each column of a list sorts by. */
export const sortFields = {
  added: 'position',
  coachee: 'keys.coachee',
  coach: 'keys.coach',
  action_step: 'keys.action_step',
  tool: 'keys.tool',
  due_date: 'keys.due_date',
  completed: 'completed',
} as const;

/** One page of the steps that a filter lets through and the query finds. */
export function stepPage(
  { collection }: Steps,
  filter: Filter<StepRecord>,
  query: CallQuery<'getToolActionSteps'>,
): Promise<{ rows: StepRecord[]; total: number }> {
  const found = searchFilter<StepRecord>(comparable(query.query), ['keys.search']);
  return findPage(collection, { filter: { $and: [filter, found] }, query, sorts: sortFields });
}
