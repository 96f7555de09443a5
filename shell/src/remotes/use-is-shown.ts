import { remoteFor } from './match-remote';
import { useRegistry } from './registry-store';

/** Tells whether a remote that is published now shows a path; what nobody shows has no entry in menus. */
export function useIsShown(): (path: string) => boolean {
  const registry = useRegistry();
  const remotes = registry.status === 'ready' ? registry.remotes : [];
  return (path) => remoteFor(path, remotes) !== undefined;
}
