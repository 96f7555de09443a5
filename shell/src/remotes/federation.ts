import type { RemoteLifecycles } from '@coaching/mfe-kit';
import { createInstance } from '@module-federation/enhanced/runtime';
import provideRuntime from '@module-federation/inject-external-runtime-core-plugin';
import type { Remote } from './registry';
import { sharedByShell } from './share-scope.placeholder';

/** The page's one federation runtime; remotes are built to use it instead of bringing one. */
const federation = createInstance({
  name: 'shell',
  remotes: [],
  shared: sharedByShell,
  plugins: [provideRuntime()],
});

/** How often a remote was asked for. */
let fetches = 0;

/**
 * Loads a remote's lifecycles from its files.
 * @param attempt 0 the first time; later ones ask the server again, whatever became of the earlier
 * @throws when a file is missing or the remote throws while it starts
 */
export async function fetchLifecycles(remote: Remote, attempt: number): Promise<RemoteLifecycles> {
  // As the build calls the container (mfe-kit/webpack/remote.mjs).
  const entryGlobalName = `remote_${remote.name.replaceAll('-', '_')}`;
  const entry = attempt === 0 ? remote.entry : `${remote.entry}?attempt=${attempt}`;
  // A name of its own each time, and no container of an earlier one: else that one is taken. To replace a remote of the
  // same name would take what it shared with the others away from them.
  fetches += 1;
  const name = `${entryGlobalName}_${fetches}`;
  Reflect.set(globalThis, entryGlobalName, undefined);
  federation.registerRemotes([{ name, entry, entryGlobalName }]);
  const lifecycles = await federation.loadRemote<RemoteLifecycles>(`${name}/lifecycles`);
  if (!lifecycles?.mount) throw new Error(`${remote.name} exposes no lifecycles`);
  return lifecycles;
}
