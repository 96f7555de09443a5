import type { Actor, RemoteManifest } from '@coaching/contracts';
import { maySee } from '../remotes/may-see';

export type MenuEntry = RemoteManifest['navigation'][number];

/** What the shell itself has to offer. */
export const shellEntries: readonly MenuEntry[] = [
  { label: 'Dashboard', path: '/dashboard', icon: 'dashboard', order: 0, roles: [] },
];

/** The side menu of one person: the shell's entries and those of remotes, for the roles they name, in order. */
export function menuEntries(
  actor: Actor,
  remotes: readonly Pick<RemoteManifest, 'navigation'>[],
): MenuEntry[] {
  return [...shellEntries, ...remotes.flatMap(({ navigation }) => navigation)]
    .filter((entry) => maySee(actor, entry))
    .sort((a, b) => a.order - b.order);
}
