import { useSyncExternalStore } from 'react';
import { fetchRegistry, type Registry } from './registry';

export type RegistryState = { status: 'loading' } | { status: 'failed' } | ({ status: 'ready' } & Registry);

/** Keeps the very object of a remote that has not changed, so that its screen goes on undisturbed. */
function reusingKnown(known: RegistryState, fetched: Registry): Registry {
  if (known.status !== 'ready') return fetched;
  const same = (remote: Registry['remotes'][number]) =>
    known.remotes.find(({ name, entry }) => name === remote.name && entry === remote.entry) ?? remote;
  return { ...fetched, remotes: fetched.remotes.map(same) };
}

/** What remotes there are, fetched once and again on Retry; a page that is open goes on with what it has. */
export function createRegistryStore(fetch: () => Promise<Registry> = fetchRegistry) {
  const listeners = new Set<() => void>();
  let state: RegistryState = { status: 'loading' };
  let loading: Promise<void> | undefined;

  const change = (next: RegistryState) => {
    state = next;
    for (const listener of listeners) listener();
  };

  const refresh = async () => {
    try {
      change({ status: 'ready', ...reusingKnown(state, await fetch()) });
    } catch (error) {
      console.error(error);
      if (state.status !== 'ready') change({ status: 'failed' });
    }
  };

  return {
    get: () => state,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Fetches unless somebody has. */
    load() {
      loading ??= refresh();
      return loading;
    },
    /** Whether there may be remotes that are not known of, for want of an answer. */
    isLacking: () => state.status === 'failed' || (state.status === 'ready' && state.unreachable.length > 0),
    /** Fetches again. What is known stays when no answer comes. */
    refresh,
  };
}

export const registryStore = createRegistryStore();

/** What remotes there are, as far as is known. */
export function useRegistry(): RegistryState {
  return useSyncExternalStore(registryStore.subscribe, registryStore.get);
}
