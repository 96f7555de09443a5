import type { CallName, CallResponse } from '@coaching/contracts';
import { type UseMutationOptions, type UseMutationResult, useMutation } from '@tanstack/react-query';
import { requestCall } from '../api/call-api';
import type { InputOf } from '../api/call-input';
import type { CallError } from '../api/errors';
import { callKey } from './call-key';
import { queryClient } from './query-client';

export interface UseCallMutationOptions<Name extends CallName>
  extends Omit<UseMutationOptions<CallResponse<Name>, CallError, InputOf<Name>>, 'mutationFn' | 'meta'> {
  /** No toast: the form shows the message under its field. */
  quiet?: boolean;
  /** Calls whose answers are out of date once this one succeeds. */
  invalidates?: readonly CallName[];
}

/** Changes something by a call: `mutate({ params, body })`. All of `useMutation`'s options work. */
export function useCallMutation<Name extends CallName>(
  name: Name,
  { quiet, invalidates = [], onSuccess, ...options }: UseCallMutationOptions<Name> = {},
): UseMutationResult<CallResponse<Name>, CallError, InputOf<Name>> {
  return useMutation<CallResponse<Name>, CallError, InputOf<Name>>({
    ...options,
    mutationFn: (input) => requestCall(name, input, { quiet: true }),
    onSuccess: (...answer) => {
      for (const stale of invalidates) void queryClient.invalidateQueries({ queryKey: callKey(stale) });
      return onSuccess?.(...answer);
    },
    meta: { quiet },
  });
}
