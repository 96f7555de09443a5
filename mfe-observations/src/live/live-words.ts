import type { SavingState } from '@coaching/mfe-kit/autosave';
import type { LiveState } from '@coaching/mfe-kit/live';

/** What a reader is told of the connection; nothing once the script grows no more. */
export function liveWords({
  live,
  state,
  isFinished,
}: {
  live: LiveState;
  state: SavingState;
  isFinished: boolean;
}): string | null {
  if (live !== 'live' && state === 'offline') return 'Offline, as last seen here';
  if (isFinished || live === 'ended') return null;
  return live === 'live' ? 'Live' : 'Connecting…';
}
