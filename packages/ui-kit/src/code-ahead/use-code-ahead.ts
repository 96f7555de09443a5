import { useEffect } from 'react';

/** Milliseconds after which a page has come to rest: what it needs itself comes first. */
const REST_MS = 2000;
/** Milliseconds after a key in which the next one may come: new styles are laid over the whole page. */
const STILL_MS = 1000;

/**
 * Fetches the code of a part that is needed later, such as a dialog, once the page has come to rest and nobody types:
 * what a person can press must also open when the network has gone away meanwhile.
 * @param load imports the part; the same function each time
 */
export function useCodeAhead(load: () => Promise<unknown>): void {
  useEffect(() => {
    const atRest = performance.now() + REST_MS;
    const stop = () => {
      clearTimeout(timer);
      window.removeEventListener('keydown', wait, true);
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
    window.addEventListener('keydown', wait, true);
    return stop;
  }, [load]);
}
