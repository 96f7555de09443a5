import { type CallResponse, INITIAL_TOTAL } from '@coaching/contracts';
import { type CallError, type CallOptions, callApi, callKey, type InputOf } from '@coaching/mfe-kit';
import type { ListState } from '@coaching/mfe-kit/lists';
import { type InfiniteData, useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type ListCall, type ListOptions, tableState, type UsedList } from './use-list';
import type { ListAddress } from './use-list-address';

/** Rows that are asked for at once. */
const AT_ONCE = 100;

/** What a list in one piece needs besides: how its rows are told apart. */
interface GrowingOptions<Name extends ListCall, State, Row> extends ListOptions<Name, State, Row> {
  rowKey: (row: Row) => string;
}

/** A list in one piece as a screen has it: the table asks for more rows as its end comes near. */
export interface GrowingList<Name extends ListCall, Row> {
  table: UsedList<Name, Row>['table'] & { onNearEnd: () => void };
}

/**
 * Joins a call that answers pages of a list with a table that shows them as one, in which one scrolls: it opens as fast
 * whatever it holds, as the next rows come when they are nearly in sight.
 */
export function useGrowingList<Name extends ListCall, State extends ListState, Row>(
  name: Name,
  [state, change]: ListAddress<State>,
  { rows, rowKey, failed, params, query, filters, enabled }: GrowingOptions<Name, State, Row>,
): GrowingList<Name, Row> {
  type Answer = CallResponse<Name> & { total: number; more?: boolean };
  // Whatever the call, there is an input.
  const ask = callApi as (name: Name, input: InputOf<Name>, options: CallOptions) => Promise<Answer>;
  const inputOf = (page: number) =>
    ({ params, query: { ...state, ...query, page, rowsPerPage: AT_ONCE } }) as unknown as InputOf<Name>;
  // Not whether it is fetching: a table that is scrolled is not drawn again because the next rows are under way.
  const { data, isError, isPlaceholderData, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery<
    Answer,
    CallError,
    InfiniteData<Answer, number>,
    readonly unknown[],
    number
  >({
    // By itself, as it holds other answers than one page does.
    queryKey: [...callKey(name, inputOf(1)), 'growing'],
    queryFn: ({ pageParam, signal }) => ask(name, inputOf(pageParam), { quiet: true, signal }),
    initialPageParam: 1,
    getNextPageParam: (last, pages) => (rows(last).length < AT_ONCE ? undefined : pages.length + 1),
    placeholderData: (before) => before,
    refetchOnMount: 'always',
    enabled,
  });
  // A row that was on one page may be on the next one by the time that is asked for.
  const together = useMemo(
    () =>
      data && [
        ...new Map(data.pages.flatMap((page) => rows(page)).map((row) => [rowKey(row), row])).values(),
      ],
    [data, rows, rowKey],
  );
  // The same while only rows come: what stands around them is not drawn again then.
  const shown = useMemo(() => tableState(state, change, filters), [state, change, filters]);
  const last = data?.pages.at(-1);
  const isFailed = isError && together === undefined;
  return {
    table: {
      rows: together,
      total: last?.total ?? INITIAL_TOTAL,
      more: last?.more ?? false,
      ...shown,
      busy: isPlaceholderData,
      error: isFailed ? failed : undefined,
      onRetry: () => void refetch(),
      onNearEnd: () => {
        // What is under way is waited for, not begun anew.
        if (hasNextPage) void fetchNextPage({ cancelRefetch: false });
      },
    },
  };
}
