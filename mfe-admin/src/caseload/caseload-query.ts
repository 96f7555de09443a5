import { type CallQuery, caseloadColumns, caseloadParts } from '@coaching/contracts';
import { firstListState, readListState } from '@coaching/mfe-kit/lists';

export type CaseloadQuery = CallQuery<'getCaseload'>;

/** How the list first appears: everybody, by name. */
export const firstCaseloadQuery: CaseloadQuery = {
  ...firstListState<CaseloadQuery['sortBy']>('client'),
  part: 'all',
};

/** The list's state and filter, as its address says. */
export const readCaseloadQuery = (search: URLSearchParams): CaseloadQuery => ({
  ...readListState(search, firstCaseloadQuery, caseloadColumns),
  part: caseloadParts.find((part) => part === search.get('part')) ?? 'all',
});
