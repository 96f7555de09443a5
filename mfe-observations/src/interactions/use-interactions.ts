import { INITIAL_TOTAL } from '@coaching/contracts';
import { useCall } from '@coaching/mfe-kit';
import { keepPreviousData } from '@tanstack/react-query';
import type { ListQuery } from './list-query';

const options = { quiet: true, placeholderData: keepPreviousData, refetchOnMount: 'always' } as const;

/** One page of the interactions a person holds, or of those with one client. */
export function useInteractions(client_uid: string | null, query: ListQuery) {
  const all = useCall('getInteractions', { query }, { ...options, enabled: client_uid === null });
  const withClient = useCall(
    'getInteractionsWithClient',
    { params: { client_uid: client_uid ?? 'nobody' }, query },
    { ...options, enabled: client_uid !== null },
  );
  const { data, isError, isFetching, isPlaceholderData, error, refetch } =
    client_uid === null ? all : withClient;
  return {
    rows: data?.observations,
    client: data?.user ?? null,
    total: data?.total ?? INITIAL_TOTAL,
    failure: isError ? error : null,
    isFetching,
    /** Another page or order is on its way. */
    isBehind: isPlaceholderData,
    refetch,
  };
}
