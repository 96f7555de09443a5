import { BrokenRemoteCard } from '../broken-remote/broken-remote-card';
import { ContentColumn } from '../page/content-column';
import { LoadingState } from '../states/loading-state';
import { useDue } from '../states/use-due';

/** A page that has not come after this long is said to be slow, and still waited for, in milliseconds. */
const PATIENCE_MS = 10_000;

/**
 * Holds the place of a page whose code is on its way. What does not come may be of a version that is gone: the whole
 * application is fetched anew where somebody does not want to wait.
 */
export function PageToCome() {
  const isSlow = useDue(PATIENCE_MS);
  return (
    <ContentColumn>
      {isSlow ? (
        <BrokenRemoteCard name="This page" reason="slow" onRetry={() => window.location.reload()} />
      ) : (
        <LoadingState label="Loading the page" />
      )}
    </ContentColumn>
  );
}
