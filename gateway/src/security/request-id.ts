import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { REQUEST_ID_HEADER } from '@coaching/service-kit';
import type { TrustProxy } from './proxies';

/** The id a trusted proxy gave, if it is well-formed, else a new one. */
export function requestId(request: IncomingMessage, trust: TrustProxy): string {
  const given = request.headers[REQUEST_ID_HEADER];
  const usable = typeof given === 'string' && /^[\w-]{8,64}$/.test(given);
  return usable && trust(request.socket.remoteAddress ?? '', 0) ? given : randomUUID();
}
