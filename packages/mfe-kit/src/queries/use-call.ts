import type { CallName, CallResponse } from '@coaching/contracts';
import { type UseQueryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { requestCall } from '../api/call-api';
import type { InputArguments, InputOf } from '../api/call-input';
import { type CallError, NetworkError } from '../api/errors';
import { callKey } from './call-key';

export interface UseCallOptions<Name extends CallName, Data = CallResponse<Name>>
  extends Omit<UseQueryOptions<CallResponse<Name>, CallError, Data>, 'queryKey' | 'queryFn' | 'meta'> {
  /** No toast, also of what a server refused: for what a screen can do without. */
  quiet?: boolean;
}

/**
 * What the server answers to a call, cached and shared by its name and input. All of `useQuery`'s options work. What
 * was read before stays where it cannot be read again for want of a connection: that alone is no error.
 */
export function useCall<Name extends CallName, Data = CallResponse<Name>>(
  name: Name,
  ...[input, { quiet, ...options } = {}]: InputArguments<Name, [options?: UseCallOptions<Name, Data>]>
): UseQueryResult<Data, CallError> {
  const given = (input ?? {}) as InputOf<Name>;
  const asked = useQuery<CallResponse<Name>, CallError, Data>({
    ...options,
    queryKey: callKey(name, given),
    queryFn: ({ signal }) => requestCall(name, given, { quiet: true, signal }),
    meta: { quiet },
  });
  const isAsBefore = asked.isError && asked.data !== undefined && asked.error instanceof NetworkError;
  return isAsBefore ? (answered(asked) as UseQueryResult<Data, CallError>) : asked;
}

const answered = <Asked extends object>(asked: Asked) => ({
  ...asked,
  status: 'success',
  error: null,
  isError: false,
  isRefetchError: false,
  isSuccess: true,
});
