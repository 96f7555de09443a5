import type { Observation } from '@coaching/contracts';
import type { UsedAutosave } from '@coaching/mfe-kit/autosave';
import { type LiveState, useLiveObservation } from '@coaching/mfe-kit/live';
import { useState } from 'react';

/**
 * Follows an observation once it is loaded: what is saved elsewhere comes in as it happens, for those who read and
 * for a coach's other devices.
 */
export function useFollowing(
  uid: string,
  { value, receive }: Pick<UsedAutosave<Observation>, 'value' | 'receive'>,
): { live: LiveState; isGone: boolean } {
  const [isGone, setGone] = useState(false);
  const live = useLiveObservation(value && !isGone ? uid : null, {
    onEntity: receive,
    onGone: () => setGone(true),
  });
  return { live, isGone };
}
