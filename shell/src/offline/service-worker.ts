/**
 * Caches the application itself on the device, so that it opens in a classroom without a network. It caches files, who
 * is signed in, and nothing anybody wrote: drafts are the journal's.
 */
import { type Content, isOurs } from './is-ours';
import { filesIn, isLogin, isPublicPage, isSession, isStoredFile, LOGIN } from './what-is-stored';
import type { ToWorker, WorkerScope } from './worker-scope';

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
  if (!answer.ok) return answer;
  // As if none had come: the page asks for it again.
  if (!(await isOurs(answer, 'file'))) return Response.error();
  await cache.put(request, answer.clone());
  await forgetOldFiles(cache);
  return answer;
}

/** What may change: from the network, else what was last seen. */
async function fresh(request: Request, cacheName: string, key: string, content: Content): Promise<Response> {
  const cache = await caches.open(cacheName);
  const cached = await cache.match(key);
  try {
    const signal = cached ? AbortSignal.timeout(PATIENCE_MS) : undefined;
    const answer = await fetch(request, signal ? { signal } : {});
    if (!(await isOurs(answer, content))) return cached ?? answer;
    if (answer.ok) await cache.put(key, answer.clone());
    else if (answer.status === 401) await cache.delete(key);
    return answer;
  } catch (error) {
    if (cached) return cached;
    throw error;
  }
}

/** Caches a page as it is now; answers what it says, or nothing where that is not ours. */
async function storePage(path: string, key: string): Promise<string> {
  const cache = await caches.open(PAGE);
  const page = await fetch(new Request(path, { headers: { accept: 'text/html' } }));
  if (!page.ok || !(await isOurs(page, 'page'))) return '';
  await cache.put(key, page.clone());
  return page.text();
}

/** The application, and the page one logs in on with its files: who logs out without a network comes there. */
async function storeAhead(): Promise<void> {
  await storePage('/dashboard', PAGE_KEY);
  const login = await storePage(LOGIN, LOGIN);
  await Promise.all(filesIn(login).map((path) => file(new Request(path))));
}

worker.addEventListener('install', (event) => {
  event.waitUntil(
    storeAhead()
      .catch(() => undefined)
      .then(() => worker.skipWaiting()),
  );
});
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()));
/** How a request is answered; null for what is left to the network. */
function answerTo(request: Request): Promise<Response> | null {
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== worker.location.origin) return null;
  if (request.mode === 'navigate') {
    if (isLogin(pathname)) return fresh(request, PAGE, pathname, 'page');
    return isPublicPage(pathname) ? null : fresh(request, PAGE, PAGE_KEY, 'page');
  }
  if (isStoredFile(pathname) === 'forever') return file(request);
  if (isStoredFile(pathname) === 'latest') return fresh(request, FILES, pathname, 'json');
  return isSession(pathname) ? fresh(request, SESSION, pathname, 'json') : null;
}

worker.addEventListener('message', (event) => {
  const data = event.data as ToWorker;
  if (data === 'signed-out') event.waitUntil(caches.delete(SESSION));
  else event.waitUntil(Promise.allSettled(data.loaded.map((url) => answerTo(new Request(url)))));
});

worker.addEventListener('fetch', (event) => {
  const answer = answerTo(event.request);
  if (answer) event.respondWith(answer);
});
