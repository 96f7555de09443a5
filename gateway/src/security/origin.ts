import type { IncomingMessage } from 'node:http';
import { isLoopback } from '@coaching/service-kit';

function parsed(origin: string): URL | null {
  return URL.canParse(origin) ? new URL(origin) : null;
}

/** The name in a Host header, without its port. */
export const hostname = (host: string | undefined) => (host ?? '').replace(/:\d+$/, '').toLowerCase();

/** The message for somebody whose request another page made. */
export const FOREIGN = 'This request came from another site and was refused. Please use the page itself.';

/**
 * Whether another page makes a request: a browser says in Origin, or at least in Sec-Fetch-Site, which one asks.
 * @param publicOrigin the only origin that is ours; without it, and on loopback, the one that Host names too
 */
export function foreignOrigin(
  publicOrigin: string | undefined,
): (request: Pick<IncomingMessage, 'headers'>) => boolean {
  const own = publicOrigin ? parsed(publicOrigin) : null;
  const believesHost = !own || isLoopback(own.hostname);
  return ({ headers }) => {
    const { origin } = headers;
    if (origin === undefined) {
      const site = headers['sec-fetch-site'];
      return site === 'cross-site' || site === 'same-site';
    }
    const asking = parsed(origin);
    if (asking && own && asking.origin === own.origin) return false;
    return !(asking && believesHost && asking.host === headers.host?.toLowerCase());
  };
}
