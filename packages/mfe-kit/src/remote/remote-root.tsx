import type { SlotName } from '@coaching/contracts';
import { LoadingState, PageToCome, UiProvider } from '@coaching/ui-kit';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, Suspense } from 'react';
import { Route, Routes, useLocation } from 'react-router';
import { BridgedRouter } from '../navigation/bridged-router';
import type { History } from '../navigation/history';
import { RouterLink } from '../navigation/router-link';
import { screenOf } from '../navigation/same-screen';
import { queryClient } from '../queries/query-client';
import { ErrorBoundary } from './error-boundary';
import { PageNotFound } from './page-not-found';

/** What the shell hands a remote when it mounts it. */
export interface RemoteProps {
  /** The product's one history; the remote's router follows and moves it. */
  navigation: History;
  /** Reports to the shell that the remote can no longer show itself; the shell then shows a card with Retry. */
  onBroken(error: unknown): void;
  /** The slot of one of the shell's pages that it is mounted in; its own pages where it is left out. */
  slot?: SlotName;
}

/** What a remote shows in slots of the shell's pages. */
export type Slots = Partial<Record<SlotName, ReactNode>>;

/** Everything a remote's pages find around them. */
export function RemoteRoot({
  routes,
  slots,
  slot,
  navigation,
  onBroken,
}: RemoteProps & { routes: ReactNode; slots: Slots }) {
  return (
    <ErrorBoundary onBroken={onBroken}>
      <QueryClientProvider client={queryClient}>
        <BridgedRouter history={navigation}>
          <UiProvider nested link={RouterLink}>
            {slot ? (
              <Suspense fallback={<LoadingState />}>{slots[slot]}</Suspense>
            ) : (
              <Pages routes={routes} />
            )}
          </UiProvider>
        </BridgedRouter>
      </QueryClientProvider>
    </ErrorBoundary>
  );
}

/**
 * The page of the current address. Each address has a boundary of its own, so that a page that was left is gone at
 * once: if it stayed until the next one's code arrives, its timers could still navigate. A screen that goes on under another
 * address says so, see `sameScreen`.
 */
function Pages({ routes }: { routes: ReactNode }) {
  const location = useLocation();
  return (
    <Suspense key={screenOf(location) ?? location.pathname} fallback={<PageToCome />}>
      <Routes>
        {routes}
        <Route path="*" element={<PageNotFound />} />
      </Routes>
    </Suspense>
  );
}
