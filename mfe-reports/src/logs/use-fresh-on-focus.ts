import type { CallQuery } from '@coaching/contracts';
import { type InputOf, useCall } from '@coaching/mfe-kit';
import type { LogCall } from './log-kinds';

/**
 * Reads a log that is shown anew when its window gets the focus again, unless that was just done. It is the question of
 * the list that shows it, so that both have one answer.
 * @returns when it was last read, in milliseconds since 1970; 0 before it was
 */
export function useFreshOnFocus<Name extends LogCall>(
  name: Name,
  query: Partial<CallQuery<LogCall>>,
): number {
  const input = { query } as unknown as InputOf<Name>;
  return useCall<Name>(name, input, { refetchOnWindowFocus: true, notifyOnChangeProps: [] }).dataUpdatedAt;
}
