import { useEffect, useState } from 'react';

/** The second of two quick taps comes sooner than somebody who has seen a page presses what is new on it. */
const SEEN_MS = 1000;

/**
 * Whether a button is to do nothing yet: it stands where another one was pressed that led to its page, and a second tap
 * that was meant for that one would press it.
 * @param isInItsPlace whether it came so
 */
export function useRestsAtFirst(isInItsPlace: boolean): boolean {
  const [rests, setRests] = useState(isInItsPlace);
  useEffect(() => {
    if (!rests) return;
    const timer = setTimeout(() => setRests(false), SEEN_MS);
    return () => clearTimeout(timer);
  }, [rests]);
  return rests;
}
