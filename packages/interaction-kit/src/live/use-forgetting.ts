import { useSession } from '@coaching/mfe-kit';
import type { AutosavedEntity } from '@coaching/mfe-kit/autosave';
import { journal } from '@coaching/mfe-kit/journal';
import { useEffect } from 'react';
import { stepsAutosave } from '../action-steps';
import type { ScreenKind } from '../kind';
import { refreshInteractionLists } from '../lists';

/**
 * Keeps nothing on this device of an interaction that is not this person's to read, and asks anew for the lists.
 * @param autosaved its name in the journal; its action steps go with it
 */
export function useForgetting(
  kind: ScreenKind,
  { entity }: Pick<AutosavedEntity<unknown>, 'entity'>,
  uid: string,
  isUnreadable: boolean,
): void {
  const user_uid = useSession().user.uid;
  useEffect(() => {
    if (!isUnreadable) return;
    for (const stored of [entity, stepsAutosave(kind).entity, ...(kind.alsoSeen ?? [])]) {
      // A device that stores nothing has nothing to forget.
      void journal.forgetSeen({ user_uid, entity: stored, uid }).catch(() => undefined);
    }
    refreshInteractionLists();
  }, [kind, entity, user_uid, uid, isUnreadable]);
}
