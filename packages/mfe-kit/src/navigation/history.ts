import {
  createPath,
  type Location,
  type NavigationType,
  type Navigator,
  parsePath,
  type To,
} from 'react-router';

/** Where the product is: the shell's and every remote's routers read this one and move it. */
export interface History extends Navigator {
  /** Where we are, how we came, and whether the tab began here; a new object exactly when that changes. */
  get(): { location: Location; action: `${NavigationType}`; isFirst: boolean };
  /** Calls back after each move; answers how to stop. */
  subscribe(listener: () => void): () => void;
}

interface Entry {
  key: string;
  state: unknown;
  /** What stands in the place of the tab's first entry is the first, too. */
  isFirst: boolean;
}

const newKey = () => Math.random().toString(36).slice(2, 10);

/**
 * A history over the address bar. Every navigation, from whichever router, changes it once; a popstate that
 * changes nothing (libraries send artificial ones) is ignored.
 */
export function createHistory(browser: Window): History {
  const listeners = new Set<() => void>();

  const read = (): Location => {
    const { pathname, search, hash } = browser.location;
    const entry: Partial<Entry> = browser.history.state ?? {};
    return { pathname, search, hash, state: entry.state ?? null, key: entry.key ?? 'default' } as Location;
  };

  // Entries of the tab that were none of the product's have no state.
  const isFirst = () => (browser.history.state as Partial<Entry> | null)?.isFirst ?? true;

  let current: ReturnType<History['get']> = { location: read(), action: 'POP', isFirst: isFirst() };

  const moveTo = (location: Location, action: `${NavigationType}`) => {
    current = { location, action, isFirst: isFirst() };
    for (const listener of listeners) listener();
  };

  const resolve = (to: To, state: unknown): Location => {
    const { pathname, search = '', hash = '' } = typeof to === 'string' ? parsePath(to) : to;
    return {
      pathname: pathname || current.location.pathname,
      search,
      hash,
      state: state ?? null,
      key: newKey(),
    } as Location;
  };

  browser.addEventListener('popstate', () => {
    const location = read();
    const unmoved =
      createPath(location) === createPath(current.location) && location.key === current.location.key;
    if (!unmoved) moveTo(location, 'POP');
  });

  const change = (method: 'pushState' | 'replaceState', to: To, state: unknown) => {
    const location = resolve(to, state);
    const isStillFirst = method === 'replaceState' && current.isFirst;
    const entry: Entry = { key: location.key, state: location.state, isFirst: isStillFirst };
    browser.history[method](entry, '', createPath(location));
    moveTo(location, method === 'pushState' ? 'PUSH' : 'REPLACE');
  };

  return {
    get: () => current,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
    go: (delta) => browser.history.go(delta),
    push: (to, state) => change('pushState', to, state),
    replace: (to, state) => change('replaceState', to, state),
  };
}

/** The product's one history. */
export const history: History = createHistory(window);
