import type { UsedAutosave } from '@coaching/mfe-kit/autosave';
import { type Followed, type LiveState, useLiveEntity } from '@coaching/mfe-kit/live';
import { afterPress } from '@coaching/ui-kit';
import { useState } from 'react';

/**
 * Follows an interaction once it is loaded: what is saved elsewhere comes in as it happens, for those who read and
 * for a coach's other devices.
 * @param followedBy how one of its kind is followed; the same function at each call
 * @param uid null while it is not to be followed
 * @returns `isGone` until the server is known to have it again, such as after a save that it took
 */
export function useFollowing<Entity, Update extends { kind: string }>(
  followedBy: (uid: string) => Followed<Entity, Update>,
  uid: string | null,
  { value, server, receive }: Pick<UsedAutosave<Entity>, 'value' | 'server' | 'receive'>,
): { live: LiveState; isGone: boolean } {
  const [lastSeen, setLastSeen] = useState<Entity | null>(null);
  const isGone = lastSeen !== null && lastSeen === server;
  const live = useLiveEntity(followedBy, value && !isGone ? uid : null, {
    // What comes from elsewhere moves nothing that somebody presses just now.
    onEntity: (theirs) => void afterPress(() => receive(theirs)),
    onGone: () => setLastSeen(server),
  });
  return { live, isGone };
}
