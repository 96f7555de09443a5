import {
  type CallName,
  type CallParams,
  type CallQuery,
  type CallResponse,
  INITIAL_TOTAL,
} from '@coaching/contracts';
import { type CallError, type InputOf, useCall } from '@coaching/mfe-kit';
import type { ListState } from '@coaching/mfe-kit/lists';
import type { Filters, TableState } from '@coaching/ui-kit/data-table';
import type { ListAddress } from './use-list-address';

/** Calls that answer a page of a list. */
export type ListCall = {
  [Name in CallName]: CallResponse<Name> extends { total: number } ? Name : never;
}[CallName];

export interface ListOptions<Name extends ListCall, State, Row> {
  /** The rows in an answer. */
  rows: (answer: CallResponse<Name>) => readonly Row[];
  /** What is said when they could not be loaded, as a sentence. */
  failed: string;
  params?: CallParams<Name>;
  /** What is asked besides what stands in the address. */
  query?: Partial<CallQuery<Name>>;
  /** What of the state are filters that stand in the heads of the table's columns, under these names. */
  filters?: readonly (keyof State & string)[];
  /** False asks nothing. */
  enabled?: boolean;
}

/** A list as a screen has it. */
export interface UsedList<Name extends CallName, Row> {
  /** What `DataTable` is given, besides how its rows look. */
  table: {
    rows: readonly Row[] | undefined;
    total: number;
    more: boolean;
    state: TableState;
    onChange: (state: TableState) => void;
    busy: boolean;
    error: string | undefined;
    onRetry: () => void;
  };
  /** The whole answer; undefined until there is one. */
  answer: CallResponse<Name> | undefined;
  failure: CallError | null;
}

/**
 * Joins a call that answers a page of a list, the address that says which, and the table that shows it. What is shown
 * stays until another page has come, and is asked for anew whenever the screen is opened.
 */
export function useList<Name extends ListCall, State extends ListState, Row>(
  name: Name,
  [state, change]: ListAddress<State>,
  { rows, failed, params, query, filters, enabled }: ListOptions<Name, State, Row>,
): UsedList<Name, Row> {
  // A list's address holds what its call asks for; the type of each call's own query says no more than that.
  const input = { params, query: { ...state, ...query } } as unknown as InputOf<Name>;
  const { data, isError, isFetching, isPlaceholderData, error, refetch } = useCall<Name>(name, input, {
    placeholderData: (before) => before,
    refetchOnMount: 'always',
    enabled,
  });
  const answer = data as (CallResponse<Name> & { total: number; more?: boolean }) | undefined;
  return {
    table: {
      rows: answer && rows(answer),
      total: answer?.total ?? INITIAL_TOTAL,
      more: answer?.more ?? false,
      ...tableState(state, change, filters),
      busy: isFetching && (isPlaceholderData || isError),
      error: isError ? failed : undefined,
      onRetry: () => void refetch(),
    },
    answer,
    failure: isError ? error : null,
  };
}

/** A list's address as the state of the table that shows it, and back. @param filters what of it the heads hold */
export const tableState = <State extends ListState>(
  state: State,
  change: ListAddress<State>[1],
  filters: readonly (keyof State & string)[] | undefined,
): Pick<UsedList<ListCall, never>['table'], 'state' | 'onChange'> => ({
  state: filters ? { ...state, filters: picked<Filters>(state, filters) } : state,
  onChange: ({ filters: set, ...next }) =>
    change({ ...next, ...(filters && picked(set ?? {}, filters)) } as unknown as Partial<State>),
});

/** Some of an object's values; undefined where it has none. */
const picked = <Values extends object>(from: object, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, (from as Record<string, unknown>)[name]])) as Values;
