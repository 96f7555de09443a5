import type { SavingState } from '@coaching/mfe-kit/autosave';
import type { LiveState } from '@coaching/mfe-kit/live';

/** How current is what a reader sees of an interaction. */
export interface Connection {
  live: LiveState;
  state: SavingState;
  /** It grows no more. */
  isFinished: boolean;
}

/** What a reader is shown of the connection; nothing once the interaction grows no more. */
export function liveWords({ live, state, isFinished }: Connection): string | null {
  if (live !== 'live' && state === 'offline') return 'Offline, as last seen here';
  if (isFinished || live === 'ended') return null;
  return live === 'live' ? 'Live' : 'Connecting…';
}
