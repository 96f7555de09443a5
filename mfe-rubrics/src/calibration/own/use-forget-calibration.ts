import { useSession } from '@coaching/mfe-kit';
import { journal } from '@coaching/mfe-kit/journal';
import { useEffect } from 'react';
import { calibrationAutosave } from './calibration-autosave';

/** Keeps nothing on this device of a calibration that is not this person's to read, or not any longer. */
export function useForgetCalibration(uid: string, isUnreadable: boolean): void {
  const user_uid = useSession().user.uid;
  useEffect(() => {
    if (!isUnreadable) return;
    const { entity } = calibrationAutosave;
    // A device that stores nothing has nothing to forget.
    void journal.forgetSeen({ user_uid, entity, uid }).catch(() => undefined);
  }, [user_uid, uid, isUnreadable]);
}
