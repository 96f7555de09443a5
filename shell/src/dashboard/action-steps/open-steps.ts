import type { CallQuery } from '@coaching/contracts';

/** Open steps by their last day, so that overdue ones come first and those without one last. */
export const openSteps = {
  query: '',
  page: 1,
  sortBy: 'due_date',
  descending: false,
  completed: false,
} as const satisfies Partial<CallQuery<'getCoachActionSteps'>>;
