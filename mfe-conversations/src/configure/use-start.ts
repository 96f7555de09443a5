import type { InteractionVisibility, Interview } from '@coaching/contracts';
import { useSession } from '@coaching/mfe-kit';
import { useCallback, useEffect, useRef, useState } from 'react';
import { choiceUntilStarted, forgetChoice, rememberChoice } from './being-set-up';

/** How a conversation starts that is being set up. */
export interface Start {
  /** Nobody has started it so far: it was new when this screen was opened, or is being set up on this device. */
  isBeingBegun: boolean;
  /** It is the coach's alone until it starts. */
  isUnbegun: boolean;
  /** Who reads it once it has started. */
  willBe: InteractionVisibility;
  choose(visibility: InteractionVisibility): void;
  /** It starts now: there is nothing left to remember. */
  started(): void;
}

/**
 * Who shall read a conversation once it starts, remembered on this device from the first thing that is set: reloading
 * the screen, or leaving it and coming back, changes nothing of it.
 * @param isTouched something of it was set or saved
 */
export function useStart(
  interview: Interview,
  { wasNew, isTouched }: { wasNew: boolean; isTouched: boolean },
): Start {
  const { user } = useSession();
  const { uid, template, visibility } = interview;
  const [remembered] = useState(() => choiceUntilStarted(user.uid, interview));
  const [willBe, setWillBe] = useState<InteractionVisibility>(remembered ?? 'shared');
  const hasStarted = useRef(false);
  const isBeingBegun = wasNew || remembered !== null;
  // Until it begins it stays the coach's alone, whoever shall read it then: what some could read is not given to others.
  const isUnbegun = !template && isBeingBegun && visibility === 'private';

  const isToRemember = isUnbegun && isTouched;
  useEffect(() => {
    if (isToRemember && !hasStarted.current) rememberChoice(user.uid, uid, willBe);
  }, [isToRemember, user.uid, uid, willBe]);

  const choose = useCallback(
    (chosen: InteractionVisibility) => {
      setWillBe(chosen);
      rememberChoice(user.uid, uid, chosen);
    },
    [user.uid, uid],
  );
  const started = useCallback(() => {
    hasStarted.current = true;
    forgetChoice(user.uid, uid);
  }, [user.uid, uid]);
  return { isBeingBegun, isUnbegun, willBe, choose, started };
}
