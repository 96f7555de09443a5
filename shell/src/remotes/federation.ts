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

/**
 * Loads a remote's lifecycles from its files.
 * @param attempt 0 the first time; later ones ask the server again, whatever became of the earlier
 * @throws when a file is missing or the remote throws while it starts
 */
export async function fetchLifecycles(remote: Remote, attempt: number): Promise<RemoteLifecycles> {
  // As the build calls the container (mfe-kit/webpack/remote.mjs).
  const name = `remote_${remote.name.replaceAll('-', '_')}`;
  const entry = attempt === 0 ? remote.entry : `${remote.entry}?attempt=${attempt}`;
  // By force: forgets container, script and modules of an earlier attempt or version.
  federation.registerRemotes([{ name, entry }], { force: true });
  const lifecycles = await federation.loadRemote<RemoteLifecycles>(`${name}/lifecycles`);
  if (!lifecycles?.mount) throw new Error(`${remote.name} exposes no lifecycles`);
  return lifecycles;
}
