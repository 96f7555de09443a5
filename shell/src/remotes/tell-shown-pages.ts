import { shownPages } from '@coaching/mfe-kit';
import { remoteFor } from './match-remote';
import { registryStore } from './registry-store';

/** Lets everybody know what the registry's remotes show, now and whenever that changes. */
export function tellShownPages(): void {
  registryStore.subscribe(() => {
    const registry = registryStore.get();
    const remotes = registry.status === 'ready' ? registry.remotes : [];
    shownPages.keep((path) => remoteFor(path, remotes) !== undefined);
  });
}
