import { useEffect } from 'react';

/** Milliseconds after which a page has come to rest: what it needs itself comes first. */
const REST_MS = 2000;
/** Milliseconds after a key or a turn of the wheel in which the next one may come: code that starts holds the page up. */
const STILL_MS = 1000;
/** What says that somebody is at work on the page. */
const AT_WORK = ['keydown', 'pointerdown', 'wheel', 'scroll'] as const;

/**
 * Fetches the code of a part that is needed later, such as a dialog, once the page has come to rest and nobody types or
 * scrolls: what a person can press must also open when the network has gone away meanwhile.
 * @param load imports the part; the same function each time
 */
export function useCodeAhead(load: () => Promise<unknown>): void {
  useEffect(() => {
    const atRest = performance.now() + REST_MS;
    const stop = () => {
      clearTimeout(timer);
      for (const type of AT_WORK) window.removeEventListener(type, wait, true);
    };
    const fetchIt = () => {
      stop();
      // Without it the part is fetched when it is needed.
      load().catch(() => undefined);
    };
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(fetchIt, Math.max(STILL_MS, atRest - performance.now()));
    };
    let timer = setTimeout(fetchIt, REST_MS);
    for (const type of AT_WORK) window.addEventListener(type, wait, { capture: true, passive: true });
    return stop;
  }, [load]);
}
