import { PageNotFound } from '@coaching/mfe-kit';
import { BrokenRemoteCard, ContentColumn, LoadingState } from '@coaching/ui-kit';
import { useLocation } from 'react-router';
import { remoteFor } from './match-remote';
import { registryStore, useRegistry } from './registry-store';
import { RemoteArea } from './remote-area';

const retry = () => void registryStore.refresh();

/** Whatever remote shows this address; says so when there is none, or when the one that may is out of reach. */
export function RemotePage() {
  const { pathname } = useLocation();
  const registry = useRegistry();
  if (registry.status === 'loading')
    return (
      <ContentColumn>
        <LoadingState />
      </ContentColumn>
    );
  const remotes = registry.status === 'ready' ? registry.remotes : [];
  const remote = remoteFor(pathname, remotes);
  if (remote) return <RemoteArea key={remote.name} remote={remote} />;
  const someAreAway = registry.status === 'failed' || registry.unreachable.length > 0;
  if (!someAreAway) return <PageNotFound />;
  return (
    <ContentColumn>
      <BrokenRemoteCard name="This page" reason="missing" onRetry={retry} />
    </ContentColumn>
  );
}
