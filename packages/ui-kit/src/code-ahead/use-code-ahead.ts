import { useEffect } from 'react';

/** Milliseconds after which a page has come to rest: what it needs itself comes first. */
const REST_MS = 2000;

/**
 * Fetches the code of a part that is needed later, such as a dialog, once the page has come to rest: what a person
 * can press must also open when the network has gone away meanwhile.
 * @param load imports the part; the same function each time
 */
export function useCodeAhead(load: () => Promise<unknown>): void {
  useEffect(() => {
    // Without it the part is fetched when it is needed.
    const fetchIt = () => void load().catch(() => undefined);
    const timer = setTimeout(fetchIt, REST_MS);
    return () => clearTimeout(timer);
  }, [load]);
}
