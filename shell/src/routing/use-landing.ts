import { defaultLanding } from '@coaching/access';
import { useIsShown, useSessionState } from '@coaching/mfe-kit';

const EVERYBODYS = '/dashboard';

/** Where a person starts (spec 1 section 4, Default landing), or the dashboard while no remote shows that page. */
export function useLanding(): string {
  const session = useSessionState();
  const isShown = useIsShown();
  if (session.status !== 'signed-in') return EVERYBODYS;
  const landing = defaultLanding(session.actor);
  return isShown(landing) ? landing : EVERYBODYS;
}
