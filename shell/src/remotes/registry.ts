import type { RemoteEntry, RemoteManifest } from '@coaching/contracts';
import { asManifest, asRegistry } from './manifest-shape';

/** A remote as the shell uses it: its manifest, with the address of its federation entry. */
export interface Remote extends Omit<RemoteManifest, 'entry'> {
  /** Absolute address of the script that holds its container. */
  entry: string;
}

/** What is published now: remotes that say what they are, and names of those that do not. */
export interface Registry {
  remotes: Remote[];
  unreachable: string[];
}

/** How long a registry or manifest may take before it counts as unreachable, in milliseconds. */
const PATIENCE_MS = 10_000;

async function fetchJson(address: string): Promise<unknown> {
  const response = await fetch(address, { cache: 'no-cache', signal: AbortSignal.timeout(PATIENCE_MS) });
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return response.json();
}

async function fetchRemote({ manifest }: RemoteEntry): Promise<Remote> {
  const address = new URL(manifest, window.location.origin);
  const remote = asManifest(await fetchJson(address.href));
  if (!remote) throw new Error(`${address} is not the manifest of a remote`);
  return { ...remote, entry: new URL(remote.entry, address).href };
}

/** Asks what is published. One remote that does not answer keeps nobody waiting for the others. @throws when there is no registry */
export async function fetchRegistry(): Promise<Registry> {
  const entries = asRegistry(await fetchJson('/remotes.json'));
  if (!entries) throw new Error('/remotes.json is not a registry of remotes');
  const answers = await Promise.allSettled(entries.map(fetchRemote));
  return {
    remotes: answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : [])),
    unreachable: entries.filter((_, index) => answers[index]?.status === 'rejected').map(({ name }) => name),
  };
}
