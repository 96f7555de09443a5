/**
 * Caches the application itself on the device, so that it opens in a classroom without a network. It caches files, who
 * is signed in, and nothing anybody wrote: drafts are the journal's.
 */
import { isLogin, isPublicPage, isSession, isStoredFile } from './what-is-stored';
import type { WorkerScope } from './worker-scope';

const worker = self as unknown as WorkerScope;

const FILES = 'files';
const PAGE = 'page';
const SESSION = 'session';
/** The one page of the application, whatever address it was opened under. */
const PAGE_KEY = '/index.html';
/** How long a fresh answer is waited for before the cached one serves, in milliseconds. */
const PATIENCE_MS = 4000;
/** How many files are cached; the oldest go first. */
const MOST_FILES = 300;

async function forgetOldFiles(cache: Cache): Promise<void> {
  const cached = await cache.keys();
  for (const request of cached.slice(0, Math.max(0, cached.length - MOST_FILES))) await cache.delete(request);
}

/** Files that never change: from the device, else from the network and then cached. */
async function file(request: Request): Promise<Response> {
  const cache = await caches.open(FILES);
  const cached = await cache.match(request);
  if (cached) return cached;
  const answer = await fetch(request);
  if (answer.ok) {
    await cache.put(request, answer.clone());
    await forgetOldFiles(cache);
  }
  return answer;
}

/** What may change: from the network, else what was last seen. */
async function fresh(request: Request, cacheName: string, key: string): Promise<Response> {
  const cache = await caches.open(cacheName);
  const cached = await cache.match(key);
  try {
    const signal = cached ? AbortSignal.timeout(PATIENCE_MS) : undefined;
    const answer = await fetch(request, signal ? { signal } : {});
    if (answer.ok) await cache.put(key, answer.clone());
    else if (answer.status === 401) await cache.delete(key);
    return answer;
  } catch (error) {
    if (cached) return cached;
    throw error;
  }
}

worker.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(PAGE)
      .then((cache) => cache.add(new Request('/dashboard', { headers: { accept: 'text/html' } })))
      .catch(() => undefined)
      .then(() => worker.skipWaiting()),
  );
});
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()));
worker.addEventListener('message', ({ data }) => {
  if (data === 'signed-out') void caches.delete(SESSION);
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== worker.location.origin) return;
  if (request.mode === 'navigate') {
    if (isLogin(url.pathname)) event.respondWith(fresh(request, PAGE, url.pathname));
    else if (!isPublicPage(url.pathname)) event.respondWith(fresh(request, PAGE, PAGE_KEY));
  } else if (isStoredFile(url.pathname) === 'forever') event.respondWith(file(request));
  else if (isStoredFile(url.pathname) === 'latest') event.respondWith(fresh(request, FILES, url.pathname));
  else if (isSession(url.pathname)) event.respondWith(fresh(request, SESSION, url.pathname));
});
