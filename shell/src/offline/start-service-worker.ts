import { sessionStore } from '@coaching/mfe-kit';
import type { ToWorker } from './worker-scope';

const tell = (worker: ServiceWorker | null, message: ToWorker) => worker?.postMessage(message);

/** Lets the application open without a network from now on; browsers that cannot simply do not. */
export function startServiceWorker(): void {
  if (!('serviceWorker' in navigator)) return;
  const isFirst = navigator.serviceWorker.controller === null;
  window.addEventListener('load', () => {
    navigator.serviceWorker.register('/service-worker.js').catch((error: unknown) => {
      console.warn('The application will not open without a network.', error);
    });
  });
  // The first visit must be enough: what came before there was a worker has not passed through it.
  if (isFirst)
    void navigator.serviceWorker.ready.then(({ active }) => {
      // Some of it is still under way.
      new PerformanceObserver((list) => {
        const entries = list.getEntries() as PerformanceResourceTiming[];
        const loaded = entries.filter(({ workerStart }) => workerStart === 0).map(({ name }) => name);
        if (loaded.length > 0) tell(active, { loaded });
      }).observe({ type: 'resource', buffered: true });
    });
  // Whoever comes next on this device must not be taken for who has left.
  sessionStore.subscribe(() => {
    if (sessionStore.get().status === 'signed-out') {
      void caches.delete('session');
      tell(navigator.serviceWorker.controller, 'signed-out');
    }
  });
}
