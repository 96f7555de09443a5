import type { Observation } from '@coaching/contracts';
import { useEffect, useEffectEvent, useState } from 'react';
import { followEntity, type LiveListeners, type LiveState } from './follow-entity';
import { followedObservation } from './followed-observation';

/**
 * Follows an observation while the page is seen: `onEntity` is given the whole of it at first and after each change,
 * `onGone` is called once when it was deleted or is no longer this person's to read.
 * @param uid null follows nothing
 * @returns 'live' while changes arrive as they happen, 'ended' once none will come any more
 */
export function useLiveObservation(
  uid: string | null,
  { onEntity, onGone }: LiveListeners<Observation>,
): LiveState {
  const [followed, setFollowed] = useState<{ uid: string | null; state: LiveState }>({
    uid,
    state: 'connecting',
  });
  const tellEntity = useEffectEvent(onEntity);
  const tellGone = useEffectEvent(onGone);

  useEffect(() => {
    if (uid === null) return;
    const { stop } = followEntity(followedObservation(uid), {
      onEntity: (observation) => tellEntity(observation),
      onGone: () => tellGone(),
      onState: (state) => setFollowed({ uid, state }),
    });
    return stop;
  }, [uid]);

  return followed.uid === uid ? followed.state : 'connecting';
}
