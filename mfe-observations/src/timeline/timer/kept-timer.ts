/** A timer that runs: the minutes it had when it was started, and when that was, in milliseconds since 1970. */
export interface RunningTimer {
  base: number;
  startedAt: number;
}

const nameOf = (uid: string) => `timer:${uid}`;

function isTimer(value: unknown): value is RunningTimer {
  const timer = value as RunningTimer | null;
  return Number.isFinite(timer?.base) && Number.isFinite(timer?.startedAt);
}

/** The timer of an observation that was running when this page was left; null when none was. */
export function keptTimer(uid: string): RunningTimer | null {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(nameOf(uid)) ?? 'null');
    return isTimer(value) ? value : null;
  } catch {
    // Storage is closed to us, or holds something else.
    return null;
  }
}

/** Keeps a running timer over a reload; null forgets it. */
export function keepTimer(uid: string, timer: RunningTimer | null): void {
  try {
    if (timer) localStorage.setItem(nameOf(uid), JSON.stringify(timer));
    else localStorage.removeItem(nameOf(uid));
  } catch {
    // The timer then runs for as long as the page is open.
  }
}
