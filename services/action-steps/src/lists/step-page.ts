import { type CallQuery, comparable } from '@coaching/contracts';
import { findPage, searchFilter } from '@coaching/service-kit';
import type { QueryFilter } from 'mongoose';
import type { StepRecord } from '../steps/step-record';
import type { Steps } from '../steps/steps-repository';
import { sortFields } from './sort-fields';

/** One page of the steps that a filter lets through and the query finds. */
export function stepPage(
  { model }: Steps,
  filter: QueryFilter<StepRecord>,
  query: CallQuery<'getToolActionSteps'>,
): Promise<{ rows: StepRecord[]; total: number }> {
  const found = searchFilter<StepRecord>(comparable(query.query), ['keys.search']);
  return findPage(model, { filter: { $and: [filter, found] }, query, sorts: sortFields });
}
