import { useSyncExternalStore } from 'react';

/** Whether a remote that is published now shows a path. */
export type IsShown = (path: string) => boolean;

function createShownPages() {
  const listeners = new Set<() => void>();
  let isShown: IsShown = () => false;
  return {
    get: () => isShown,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** For the shell, which alone knows the remotes. */
    update(now: IsShown) {
      isShown = now;
      for (const listener of listeners) listener();
    },
  };
}

/** What remotes show, as far as the shell knows. */
export const shownPages = createShownPages();

/** Whether a remote that is published now shows a path; what nobody shows has no entry in menus. */
export function useIsShown(): IsShown {
  return useSyncExternalStore(shownPages.subscribe, shownPages.get);
}
