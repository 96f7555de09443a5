import type { Observation } from '@coaching/contracts';
import type { SavingState } from '@coaching/mfe-kit/autosave';
import type { LiveState } from '@coaching/mfe-kit/live';
import classes from './live-mark.module.css';
import { liveWords } from './live-words';

interface LiveMarkProps {
  observation: Pick<Observation, 'end_timestamp'>;
  live: LiveState;
  state: SavingState;
}

/** Says whether the script grows while it is read. */
export function LiveMark({ observation, live, state }: LiveMarkProps) {
  const words = liveWords({ live, state, isFinished: observation.end_timestamp !== null });
  if (!words) return null;
  return (
    <span className={classes.mark} data-live={live === 'live' || undefined}>
      <span className={classes.dot} aria-hidden />
      {words}
    </span>
  );
}
