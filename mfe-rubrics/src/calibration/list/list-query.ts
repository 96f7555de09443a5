import type { CallQuery } from '@coaching/contracts';
import { firstListState, readListState } from '@coaching/mfe-kit/lists';

export type CalibrationsQuery = CallQuery<'getCalibrations'>;

/** How the list first appears: what changed last on top. */
export const firstQuery: CalibrationsQuery = {
  ...firstListState<CalibrationsQuery['sortBy']>('updated_at'),
  descending: true,
};

/** The list's page, order and search, as its address says. */
export const readQuery = (search: URLSearchParams): CalibrationsQuery =>
  readListState(search, firstQuery, ['updated_at', 'title']);
