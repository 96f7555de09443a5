export { callKey } from './call-key';
export { queryClient } from './query-client';
export { type UseCallOptions, useCall } from './use-call';
export { type UseCallMutationOptions, useCallMutation } from './use-call-mutation';
export { useHoldsAny } from './use-holds-any';
