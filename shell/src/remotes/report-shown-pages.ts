import { shownPages } from '@coaching/mfe-kit';
import { remoteFor } from './match-remote';
import { registryStore } from './registry-store';

/** Lets everybody know what the registry's remotes show, now and whenever that changes. */
export function reportShownPages(): void {
  registryStore.subscribe(() => {
    const registry = registryStore.get();
    const remotes = registry.status === 'ready' ? registry.remotes : [];
    shownPages.update((path) => remoteFor(path, remotes) !== undefined);
  });
}
