import {
  type CallQuery,
  caseloadColumns,
  caseloadParts,
  MAX_CYCLE_WEEKS,
  someOrNone,
} from '@coaching/contracts';
import { firstListState, readChoice, readListState } from '@coaching/mfe-kit/lists';

/** What the list shows; filters are as the address has them. */
export type CaseloadQuery = Omit<CallQuery<'getCaseload'>, 'cycle_weeks'> & {
  cycle_weeks?: string | undefined;
};

/** How the list first appears: everybody, by name. */
export const firstCaseloadQuery: CaseloadQuery = {
  ...firstListState<CaseloadQuery['sortBy']>('client'),
  part: 'all',
  ...{ next: undefined, open_steps: undefined, minutes: undefined, cycle_weeks: undefined },
};

/** Filters that stand in the heads of the columns. */
export const columnFilters = ['next', 'open_steps', 'minutes', 'cycle_weeks'] as const;

const allWeeks = Array.from({ length: MAX_CYCLE_WEEKS }, (_, place) => String(place + 1));

/** The list's state and filter, as its address says. */
export const readCaseloadQuery = (search: URLSearchParams): CaseloadQuery => ({
  ...readListState(search, firstCaseloadQuery, caseloadColumns),
  part: caseloadParts.find((part) => part === search.get('part')) ?? 'all',
  next: readChoice(search, 'next', someOrNone),
  open_steps: readChoice(search, 'open_steps', someOrNone),
  minutes: readChoice(search, 'minutes', someOrNone),
  cycle_weeks: readChoice(search, 'cycle_weeks', allWeeks),
});
