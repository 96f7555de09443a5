import { sessionStore } from '@coaching/mfe-kit';

/** Lets the application open without a network from now on; browsers that cannot simply do not. */
export function startServiceWorker(): void {
  if (!('serviceWorker' in navigator)) return;
  window.addEventListener('load', () => {
    navigator.serviceWorker.register('/service-worker.js').catch((error: unknown) => {
      console.warn('The application will not open without a network.', error);
    });
  });
  // Whoever comes next on this device must not be taken for who has left.
  sessionStore.subscribe(() => {
    if (sessionStore.get().status === 'signed-out') {
      void caches.delete('session');
      navigator.serviceWorker.controller?.postMessage('signed-out');
    }
  });
}
