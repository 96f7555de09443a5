import { type CallQuery, recycleBinColumns } from '@coaching/contracts';
import { firstListState, readListState } from '@coaching/mfe-kit/lists';

export type RecycleBinQuery = CallQuery<'getRecycleBin'>;

/** How the table first appears: what was deleted last. */
export const firstRecycleBinQuery: RecycleBinQuery = {
  ...firstListState<RecycleBinQuery['sortBy']>('deleted_at'),
  descending: true,
  noun: '',
};

const momentIn = (text: string | null): string | undefined =>
  text && !Number.isNaN(Date.parse(text)) ? new Date(text).toISOString() : undefined;

/** The table's state and its filter, as its address says. */
export const readRecycleBinQuery = (search: URLSearchParams): RecycleBinQuery => ({
  ...readListState(search, firstRecycleBinQuery, recycleBinColumns),
  noun: search.get('noun')?.slice(0, 40) ?? '',
  before: momentIn(search.get('before')),
});
