import type { CallQuery } from '@coaching/contracts';
import { firstListState, readListState } from '@coaching/mfe-kit/lists';

export type AuditQuery = Pick<
  CallQuery<'getAudit'>,
  'query' | 'page' | 'rowsPerPage' | 'sortBy' | 'descending' | 'event' | 'organization_uid'
>;

/** How the log first appears: what was done last. */
export const firstAuditQuery: AuditQuery = {
  ...firstListState<'at'>('at'),
  descending: true,
  event: '',
};

/** The log's state and its filters, as its address says. */
export const readAuditQuery = (search: URLSearchParams): AuditQuery => ({
  ...readListState(search, firstAuditQuery, ['at']),
  event: search.get('event')?.slice(0, 40) ?? '',
  organization_uid: search.get('organization_uid') || undefined,
});
