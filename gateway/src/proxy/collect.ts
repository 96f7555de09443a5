import type { OutgoingHttpHeaders } from 'node:http';
import type { Outgoing, Transport } from './transport';

/** A service's answer, complete. */
export interface Collected {
  status: number;
  headers: OutgoingHttpHeaders;
  body: Buffer;
}

/**
 * Sends a request and waits for the whole answer, for calls whose outcome the gateway acts on.
 * @param until ends the waiting when it is aborted
 * @throws when the service cannot be reached, or breaks off, or is not waited for any more
 */
export function collect(
  transport: Pick<Transport, 'send'>,
  outgoing: Outgoing,
  until?: AbortSignal,
): Promise<Collected> {
  return new Promise((resolve, reject) => {
    let head: Omit<Collected, 'body'> = { status: 0, headers: {} };
    const chunks: Buffer[] = [];
    const giveUp = () => {
      reject(until!.reason as Error);
      flow.abort();
    };
    const settle = () => until?.removeEventListener('abort', giveUp);
    const flow = transport.send(outgoing, {
      head: (status, headers) => {
        head = { status, headers };
      },
      data: (chunk) => {
        chunks.push(chunk);
        return true;
      },
      end() {
        settle();
        resolve({ ...head, body: Buffer.concat(chunks) });
      },
      fail(error) {
        settle();
        reject(error);
      },
    });
    until?.addEventListener('abort', giveUp);
  });
}
