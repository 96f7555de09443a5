import { newUid } from '@coaching/contracts';
import { openChannel } from '../channel/open-channel';

/** The channel on which pages of this browser announce that somebody else is signed in. */
const CHANNEL = 'coaching-session';

/** Identifies this page among those of the browser; of two that are loaded at one moment, each has its own. */
const thisPage = newUid();

/** Loads this page anew, for whoever is signed in now, when another page of this browser says so. */
export function followOtherPages(reload = () => window.location.reload()): () => void {
  const its = openChannel(CHANNEL);
  if (its)
    its.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (data !== thisPage) reload();
    };
  return () => its?.close();
}

/** Has other pages of this browser begin anew: somebody else is signed in. */
export function tellOtherPages(): void {
  const its = openChannel(CHANNEL);
  its?.postMessage(thisPage);
  its?.close();
}

/**
 * Leaves this page to whoever is signed in from now on: nothing of who was stays in memory, their key least of all, nor in
 * what the service worker caches.
 */
export async function startAnew(path: string): Promise<void> {
  await globalThis.caches?.delete('session').catch(() => false);
  window.location.replace(path);
}

let goBack: (() => void) | null = null;

/** From now on this is done once the server says that the time as somebody else is over. */
export function onBecomeOver(by: () => void): void {
  goBack = by;
}

/** The server says so. */
export const becomeOver = (): void => goBack?.();
