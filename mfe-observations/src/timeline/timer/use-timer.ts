import { elapsedMinutes, untilNextMinute } from '@coaching/ui-kit';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type Change, setDuration } from '../script/script-changes';
import { keepTimer, keptTimer, type RunningTimer } from './kept-timer';

/** Longest duration an observation takes, in minutes. */
const MOST_MINUTES = 1440;

export interface Timer {
  running: boolean;
  /** Starts it unless it runs; an empty duration becomes 0. */
  start(): void;
  stop(): void;
  /** Somebody typed another duration; a running timer goes on from there. */
  setMinutes(minutes: number | null): void;
}

/**
 * The timer of one observation: while it runs the duration rises by 1 each minute, counted from when it was
 * started, so that a reload or a sleeping tab loses nothing.
 * @param minutes the observation's duration; null means not started
 */
export function useTimer(uid: string, minutes: number | null, change: (change: Change) => void): Timer {
  const [timer, setTimer] = useState<RunningTimer | null>(() => keptTimer(uid));
  const now = useRef({ minutes, timer });
  now.current = { minutes, timer };

  const set = useCallback(
    (next: RunningTimer | null) => {
      setTimer(next);
      keepTimer(uid, next);
    },
    [uid],
  );

  useEffect(() => {
    if (!timer) return;
    let pending: ReturnType<typeof setTimeout>;
    const tick = () => {
      const shown = elapsedMinutes(timer.base, timer.startedAt, Date.now());
      change(setDuration(Math.min(shown ?? 0, MOST_MINUTES)));
      pending = setTimeout(tick, untilNextMinute(timer.startedAt, Date.now()));
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
  }, [timer, change]);

  const start = useCallback(() => {
    if (!now.current.timer) set({ base: now.current.minutes ?? 0, startedAt: Date.now() });
  }, [set]);
  const stop = useCallback(() => set(null), [set]);
  const setMinutes = useCallback(
    (typed: number | null) => {
      const next = typed === null ? null : Math.min(typed, MOST_MINUTES);
      if (now.current.timer) set({ base: next ?? 0, startedAt: Date.now() });
      change(setDuration(next));
    },
    [set, change],
  );

  return { running: timer !== null, start, stop, setMinutes };
}
