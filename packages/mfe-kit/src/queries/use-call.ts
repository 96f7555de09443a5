import type { CallName, CallResponse } from '@coaching/contracts';
import { type UseQueryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { requestCall } from '../api/call-api';
import type { InputArguments, InputOf } from '../api/call-input';
import type { CallError } from '../api/errors';
import { callKey } from './call-key';

export interface UseCallOptions<Name extends CallName, Data = CallResponse<Name>>
  extends Omit<UseQueryOptions<CallResponse<Name>, CallError, Data>, 'queryKey' | 'queryFn' | 'meta'> {
  /** No toast, also of what a server refused: for what a screen can do without. */
  quiet?: boolean;
}

/** What the server answers to a call, cached and shared by its name and input. All of `useQuery`'s options work. */
export function useCall<Name extends CallName, Data = CallResponse<Name>>(
  name: Name,
  ...[input, { quiet, ...options } = {}]: InputArguments<Name, [options?: UseCallOptions<Name, Data>]>
): UseQueryResult<Data, CallError> {
  const given = (input ?? {}) as InputOf<Name>;
  return useQuery<CallResponse<Name>, CallError, Data>({
    ...options,
    queryKey: callKey(name, given),
    queryFn: ({ signal }) => requestCall(name, given, { quiet: true, signal }),
    meta: { quiet },
  });
}
