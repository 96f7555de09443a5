import { useEffect, useState } from 'react';

const MINUTE = 60_000;

/** The whole minute after a moment, ISO 8601: what has begun is before it, and it is the same for a while. */
export function nextMinute(now: Date): string {
  return new Date((Math.floor(now.getTime() / MINUTE) + 1) * MINUTE).toISOString();
}

/** Where past and future part for this page: now, and again whenever somebody comes back to it. */
export function useNextMinute(): string {
  const [minute, setMinute] = useState(() => nextMinute(new Date()));
  useEffect(() => {
    const look = () => document.visibilityState === 'visible' && setMinute(nextMinute(new Date()));
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return minute;
}
