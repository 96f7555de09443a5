import { useEffect, useEffectEvent, useState } from 'react';
import { type Followed, followEntity, type LiveListeners, type LiveState } from './follow-entity';

/**
 * Follows an entity while the page is seen: `onEntity` is given the whole of it at first and after each change,
 * `onGone` is called once when it was deleted or is no longer this person's to read.
 * @param followedBy how one of its kind is followed; the same function at each call
 * @param uid null follows nothing
 * @returns 'live' while changes arrive as they happen, 'ended' once none will come any more
 */
export function useLiveEntity<Entity, Update extends { kind: string }>(
  followedBy: (uid: string) => Followed<Entity, Update>,
  uid: string | null,
  { onEntity, onGone }: LiveListeners<Entity>,
): LiveState {
  const [followed, setFollowed] = useState<{ uid: string | null; state: LiveState }>({
    uid,
    state: 'connecting',
  });
  const passEntity = useEffectEvent(onEntity);
  const passGone = useEffectEvent(onGone);

  useEffect(() => {
    if (uid === null) return;
    const { stop } = followEntity(followedBy(uid), {
      onEntity: (entity) => passEntity(entity),
      onGone: () => passGone(),
      onState: (state) => setFollowed({ uid, state }),
    });
    return stop;
  }, [followedBy, uid]);

  return followed.uid === uid ? followed.state : 'connecting';
}
