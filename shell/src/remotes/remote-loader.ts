import type { RemoteLifecycles } from '@coaching/mfe-kit';
import type { Remote } from './registry';

type Fetch = (remote: Remote, attempt: number) => Promise<RemoteLifecycles>;

/** The federation runtime and the libraries remotes share come with the first remote. */
const fetchFederated: Fetch = async (remote, attempt) =>
  (await import('./federation')).fetchLifecycles(remote, attempt);

/** Loads each remote once and, when asked again, anew. */
export function createRemoteLoader(fetch: Fetch = fetchFederated) {
  const loads = new Map<string, Promise<RemoteLifecycles>>();
  let attempts = 0;

  const start = (remote: Remote, attempt: number) => {
    const load = fetch(remote, attempt);
    loads.set(remote.entry, load);
    return load;
  };

  return {
    /** The remote's lifecycles, from memory when they are there. */
    load: (remote: Remote) => loads.get(remote.entry) ?? start(remote, 0),
    /** Tries again; when an earlier try that took too long arrives first, that one will do. */
    retry(remote: Remote): Promise<RemoteLifecycles> {
      const earlier = loads.get(remote.entry);
      attempts += 1;
      const anew = start(remote, attempts);
      return earlier ? Promise.any([earlier, anew]) : anew;
    },
    /** Forgets a remote that arrived and then broke. */
    forget(remote: Remote) {
      loads.delete(remote.entry);
    },
  };
}

export type RemoteLoader = ReturnType<typeof createRemoteLoader>;
export const remoteLoader = createRemoteLoader();
