import { useSession } from '@coaching/mfe-kit';
import { isUnsentHere } from '@coaching/mfe-kit/autosave';
import { useEffect, useState } from 'react';
import { ownAnswersAutosave } from './own-answers-autosave';

/**
 * Whether somebody has, or has had on this page, own answers of theirs at hand: they are invited to give some, or this
 * device has some that were not saved.
 */
export function useIsAnswering(uid: string, isInvited: boolean): boolean {
  const { user } = useSession();
  const [isAnswering, setAnswering] = useState(isInvited);
  // What is not saved yet when the invitation ends stays where it is.
  if (isInvited && !isAnswering) setAnswering(true);

  useEffect(() => {
    let isCurrent = true;
    void isUnsentHere(ownAnswersAutosave, user.uid, uid).then((isUnsent) => {
      if (isUnsent && isCurrent) setAnswering(true);
    });
    return () => {
      isCurrent = false;
    };
  }, [user.uid, uid]);
  return isAnswering || isInvited;
}
