/** An event a worker stays awake for. */
interface Extendable extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface Fetching extends Extendable {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

/** What a page tells its worker: that its person has left, or the addresses of what it loaded without it. */
export type ToWorker = 'signed-out' | { loaded: string[] };

/** A service worker's `self`, as far as ours needs it; TypeScript has its types only in place of the page's. */
export interface WorkerScope {
  readonly location: Location;
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: Extendable) => void): void;
  addEventListener(type: 'fetch', listener: (event: Fetching) => void): void;
  addEventListener(type: 'message', listener: (event: Extendable & MessageEvent) => void): void;
}
