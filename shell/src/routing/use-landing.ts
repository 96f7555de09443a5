import { defaultLanding } from '@coaching/access';
import { useSessionState } from '@coaching/mfe-kit';
import { remoteFor } from '../remotes/match-remote';
import { useRegistry } from '../remotes/registry-store';

const EVERYBODYS = '/dashboard';

/** Where a person starts (spec 1 section 4, Default landing), or the dashboard while no remote shows that page. */
export function useLanding(): string {
  const session = useSessionState();
  const registry = useRegistry();
  if (session.status !== 'signed-in') return EVERYBODYS;
  const landing = defaultLanding(session.actor);
  const isShown = registry.status === 'ready' && remoteFor(landing, registry.remotes) !== undefined;
  return isShown ? landing : EVERYBODYS;
}
