import { ErrorBoundary, queryClient } from '@coaching/mfe-kit';
import { BrokenRemoteCard, ContentColumn, PageToCome } from '@coaching/ui-kit';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router';

/**
 * Where a page stands: it may still be on its way, and one that throws leaves a card in its place until somebody goes
 * elsewhere. What is around it goes on.
 */
export function PageBoundary({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const [brokenAt, setBrokenAt] = useState<string | null>(null);
  const isBroken = brokenAt === pathname;
  if (brokenAt !== null && !isBroken) setBrokenAt(null);

  useEffect(() => {
    // What it was answered may have broken it.
    if (isBroken) queryClient.removeQueries({ type: 'inactive' });
  }, [isBroken]);

  if (isBroken)
    return (
      <ContentColumn>
        <BrokenRemoteCard name="This page" reason="broken" onRetry={() => window.location.reload()} />
      </ContentColumn>
    );
  const onBroken = (error: unknown) => {
    console.error(`The page ${pathname} is broken.`, error);
    setBrokenAt(pathname);
  };
  return (
    <ErrorBoundary onBroken={onBroken}>
      <Suspense fallback={<PageToCome />}>{children}</Suspense>
    </ErrorBoundary>
  );
}
