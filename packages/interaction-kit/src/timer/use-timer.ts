import { serverNow } from '@coaching/mfe-kit';
import { untilNextMinute } from '@coaching/ui-kit';
import { useEffect, useMemo } from 'react';
import { catchUp, setDuration, startTimer, stopTimer, type Timed, type TimerChange } from '../timing';

export interface Timer {
  running: boolean;
  /** Starts it unless it runs; an empty duration becomes 0. */
  start(): void;
  stop(): void;
  /** Somebody typed another duration; a running timer goes on from there. */
  setMinutes(minutes: number | null): void;
}

/**
 * The timer of one interaction. It is the interaction's and not the page's: whichever session of its coach opens it
 * sees it running and goes on counting.
 */
export function useTimer({ timer }: Pick<Timed, 'timer'>, change: (change: TimerChange) => void): Timer {
  const startedAt = timer ? Date.parse(timer.started_at) : null;

  useEffect(() => {
    if (startedAt === null) return;
    let pending: ReturnType<typeof setTimeout>;
    const tick = () => {
      change(catchUp(serverNow()));
      pending = setTimeout(tick, untilNextMinute(startedAt, serverNow().getTime()));
    };
    tick();
    // A tab that slept through its timeout catches up when it is looked at.
    const wake = () => {
      clearTimeout(pending);
      tick();
    };
    document.addEventListener('visibilitychange', wake);
    return () => {
      clearTimeout(pending);
      document.removeEventListener('visibilitychange', wake);
    };
  }, [startedAt, change]);

  const acts = useMemo(
    () => ({
      start: () => change(startTimer(serverNow())),
      stop: () => change(stopTimer(serverNow())),
      setMinutes: (typed: number | null) => change(setDuration(typed, serverNow())),
    }),
    [change],
  );
  return { running: startedAt !== null, ...acts };
}
