import { isSettled, type UsedAutosave } from '@coaching/mfe-kit/autosave';
import { useEffect, useRef } from 'react';
import type { ScreenKind } from '../kind';
import { stepsAutosave } from './steps-autosave';
import type { ToolSteps } from './tool-steps';

/** Milliseconds between two looks: while the steps are in sight, and while only their number is, and what is printed. */
const LOOK_MS = 10_000;
const LOOK_SELDOM_MS = 60_000;
const ANSWER_WITHIN_MS = 20_000;

/**
 * Looks for what others did with the steps of an interaction, or oneself on another device: at once and often while they
 * are in sight, else now and then, and whenever somebody comes back to the page.
 */
export function useLookingAgain(
  kind: ScreenKind,
  actionSteps: UsedAutosave<ToolSteps>,
  areInSight: boolean,
): void {
  const latest = useRef(actionSteps);
  latest.current = actionSteps;

  useEffect(() => {
    async function look() {
      const { value, server, state } = latest.current;
      if (!value || !isSettled(state) || document.visibilityState === 'hidden') return;
      const theirs = await stepsAutosave(kind).load(value.tool_uid, AbortSignal.timeout(ANSWER_WITHIN_MS));
      // An answer that was overtaken by a change of this page's own may be older than what is shown.
      const now = latest.current;
      if (now.current() === value && now.server === server && isSettled(now.state)) now.receive(theirs);
    }
    // What could not be looked at now is looked at the next time.
    const lookIfPossible = () => void look().catch(() => undefined);
    if (areInSight) lookIfPossible();
    const timer = setInterval(lookIfPossible, areInSight ? LOOK_MS : LOOK_SELDOM_MS);
    document.addEventListener('visibilitychange', lookIfPossible);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', lookIfPossible);
    };
  }, [kind, areInSight]);
}
