import { isLogoutOwed } from '@coaching/mfe-kit/owed-logout';
import { registryStore } from '../remotes/registry-store';
import { hasStartFailed, startSession } from '../start/start-session';

/** What a page needs to begin with and did not get is asked for again as soon as the network is back. */
export function askAgainWhenOnline(): void {
  window.addEventListener('online', () => {
    if (hasStartFailed() || isLogoutOwed()) void startSession();
    if (registryStore.isLacking()) void registryStore.refresh();
  });
}
