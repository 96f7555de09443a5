import { isCoach, isCoachee } from '@coaching/access';
import type { Actor } from '@coaching/contracts';
import { useHoldsAny } from '@coaching/mfe-kit';

/**
 * Whether somebody holds interactions as a coach who coaches nobody any more, such as one who was taken out of their
 * organisation; undefined while that is not known. Whoever coaches, or is coached, has a list of their own.
 * @param enabled whether anybody wants to know
 */
export function useHoldsPastWork(actor: Actor, enabled: boolean): boolean | undefined {
  const isAsked = enabled && !isCoach(actor) && !isCoachee(actor);
  const holdsAny = useHoldsAny({ enabled: isAsked });
  return isAsked && holdsAny;
}
