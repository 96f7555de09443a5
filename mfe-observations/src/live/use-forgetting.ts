import { callKey, queryClient, useSession } from '@coaching/mfe-kit';
import { journal } from '@coaching/mfe-kit/journal';
import { useEffect } from 'react';
import { stepsAutosave } from '../action-steps/steps-autosave';
import { observationAutosave } from '../observation/observation-autosave';

/** Keeps nothing on this device of an observation that is not this person's to read, and asks anew for the lists. */
export function useForgetting(uid: string, isUnreadable: boolean): void {
  const user_uid = useSession().user.uid;
  useEffect(() => {
    if (!isUnreadable) return;
    for (const { entity } of [observationAutosave, stepsAutosave]) {
      // A device that keeps nothing has nothing to forget.
      void journal.forgetSeen({ user_uid, entity, uid }).catch(() => undefined);
    }
    for (const list of ['getInteractions', 'getInteractionsWithClient'] as const) {
      void queryClient.invalidateQueries({ queryKey: callKey(list) });
    }
  }, [user_uid, uid, isUnreadable]);
}
