import { useCodeAhead } from '@coaching/ui-kit';
import { useMemo } from 'react';

/**
 * Fetches the page on which an interaction is written, and its editor, while the interaction is still being set up: what
 * is begun in a classroom must open when the network has gone away meanwhile.
 * @param loadPage imports the page; the same function each time
 */
export function usePageAhead(loadPage: () => Promise<unknown>): void {
  const load = useMemo(
    () => async () => {
      await loadPage();
      const { preloadEditor } = await import('@coaching/ui-kit/editable-text');
      preloadEditor();
    },
    [loadPage],
  );
  useCodeAhead(load);
}
