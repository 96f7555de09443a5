import { PageNotFound, useSession } from '@coaching/mfe-kit';
import { BrokenRemoteCard, ContentColumn, LoadingState } from '@coaching/ui-kit';
import { useLocation } from 'react-router';
import { matchFor } from './match-remote';
import { maySee } from './may-see';
import { PageNotAllowed } from './page-not-allowed';
import { registryStore, useRegistry } from './registry-store';
import { RemoteArea } from './remote-area';

const retry = () => void registryStore.refresh();

/** Whatever remote shows this address; says so when there is none, or when the one that may is out of reach. */
export function RemotePage() {
  const { actor } = useSession();
  const { pathname } = useLocation();
  const registry = useRegistry();
  if (registry.status === 'loading')
    return (
      <ContentColumn>
        <LoadingState />
      </ContentColumn>
    );
  const remotes = registry.status === 'ready' ? registry.remotes : [];
  const match = matchFor(pathname, remotes);
  if (match && !maySee(actor, match.route)) return <PageNotAllowed />;
  if (match) return <RemoteArea key={match.remote.name} remote={match.remote} />;
  const someAreAway = registry.status === 'failed' || registry.unreachable.length > 0;
  if (!someAreAway) return <PageNotFound />;
  return (
    <ContentColumn>
      <BrokenRemoteCard name="This page" reason="missing" onRetry={retry} />
    </ContentColumn>
  );
}
