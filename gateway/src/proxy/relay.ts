import type { RequestContext } from '../edge/request-context';
import { answeredHeaders } from './headers';
import type { Outgoing, Transport } from './transport';

/**
 * Sends a request on and streams the answer back as it comes, at the caller's pace. A caller who goes away
 * ends the request at the service too.
 * @param until ends an answer that has no end of its own
 * @returns resolves once the answer is complete or the caller is gone
 * @throws when the service cannot be reached or breaks off; the answer may have begun then
 */
export function relay(
  transport: Transport,
  outgoing: Outgoing,
  { response }: RequestContext,
  own: ReadonlySet<string>,
  until?: AbortSignal,
): Promise<void> {
  return new Promise((resolve, reject) => {
    let over = false;
    const settle = (error?: Error) => {
      if (over) return;
      over = true;
      if (error) reject(error);
      else resolve();
    };
    const flow = transport.send(outgoing, {
      head(status, headers) {
        // What is no answer of ours, such as a proxy's page on the way, may tell of internals.
        if (status >= 500 && !String(headers['content-type']).includes('json'))
          return settle(new Error(`the service answered ${status}`));
        response.writeHead(status, answeredHeaders(headers, own));
      },
      data: (chunk) => over || response.write(chunk),
      end() {
        if (!over) response.end();
        settle();
      },
      fail: settle,
    });
    const stop = () => {
      if (over) return;
      settle(response.headersSent ? undefined : new Error('the gateway stops'));
      if (response.headersSent) response.end();
      flow.abort();
    };
    response.on('drain', () => flow.resume());
    until?.addEventListener('abort', stop);
    if (until?.aborted) stop();
    response.once('close', () => {
      until?.removeEventListener('abort', stop);
      if (over) return;
      settle();
      flow.abort();
    });
  });
}
