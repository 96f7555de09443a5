import { useCall } from './use-call';

const query = {
  query: '',
  page: 1,
  rowsPerPage: 1,
  sortBy: 'timestamp',
  descending: true,
} as const;

/** Whether somebody holds anything as a coach, be it over or planned; undefined while that is not known. */
export function useHoldsAny({ enabled }: { enabled: boolean }): boolean | undefined {
  const { data, isError } = useCall('getInteractions', { query }, { enabled, quiet: true });
  // The lists say themselves that they could not be loaded.
  return isError || (data && data.total > 0);
}
