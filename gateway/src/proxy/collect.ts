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
 * @throws when the service cannot be reached, or breaks off
 */
export function collect(transport: Pick<Transport, 'send'>, outgoing: Outgoing): Promise<Collected> {
  return new Promise((resolve, reject) => {
    let head: Omit<Collected, 'body'> = { status: 0, headers: {} };
    const chunks: Buffer[] = [];
    transport.send(outgoing, {
      head: (status, headers) => {
        head = { status, headers };
      },
      data: (chunk) => {
        chunks.push(chunk);
        return true;
      },
      end: () => resolve({ ...head, body: Buffer.concat(chunks) }),
      fail: reject,
    });
  });
}
