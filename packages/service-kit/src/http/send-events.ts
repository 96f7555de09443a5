import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import type { AnsweredEvent } from '../service';

/** How soon a browser comes back after a stream has ended, in milliseconds: nobody is to miss a second of a lesson. */
const RETRY_MS = 300;
/** How often a stream says that it is there, in milliseconds, so that nothing on the way takes it for dead. */
const HEARTBEAT_MS = 15_000;

/** `no-transform` and the last one keep what lies between from holding the events back. */
const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
};

/** Begins the answer, which a browser notices at once. */
export function beginEvents(response: ServerResponse): void {
  response.writeHead(200, HEADERS);
  response.write(`retry: ${RETRY_MS}\n\n`);
}

/**
 * Sends events until there are no more or `gone` is aborted. The next one is asked for only when the reader has taken
 * the one before, so that a slow reader makes nothing pile up.
 */
export async function sendEvents(
  response: ServerResponse,
  events: AsyncIterable<AnsweredEvent<unknown>>,
  gone: AbortSignal,
): Promise<void> {
  const heartbeat = setInterval(() => {
    if (!response.writableNeedDrain) response.write(':\n\n');
  }, HEARTBEAT_MS);
  try {
    for await (const { id, data } of events) {
      if (gone.aborted) return;
      const taken = response.write(`id: ${id}\ndata: ${JSON.stringify(data)}\n\n`);
      if (!taken) await once(response, 'drain', { signal: gone }).catch(() => undefined);
    }
  } finally {
    clearInterval(heartbeat);
    response.end();
  }
}
