import type { IncomingMessage } from 'node:http';
import { NotAllowed } from '@coaching/service-kit';

/** Is a name of this very machine. */
export function isLoopback(hostname: string): boolean {
  return (
    hostname === 'localhost' ||
    hostname.endsWith('.localhost') ||
    hostname === '[::1]' ||
    /^127(?:\.\d{1,3}){3}$/.test(hostname)
  );
}

function parsed(origin: string): URL | null {
  return URL.canParse(origin) ? new URL(origin) : null;
}

/** The name in a Host header, without its port. */
export const hostname = (host: string | undefined) => (host ?? '').replace(/:\d+$/, '').toLowerCase();

const foreign = 'This request came from another site and was refused. Please use the page itself.';

/**
 * Guard of state-changing requests: a browser says in Origin, or at least in Sec-Fetch-Site, which page asks.
 * @param publicOrigin the only origin let through; without it, and on loopback, the one that Host names too
 */
export function originGuard(publicOrigin: string | undefined): (request: IncomingMessage) => void {
  const own = publicOrigin ? parsed(publicOrigin) : null;
  const believesHost = !own || isLoopback(own.hostname);
  return ({ headers }) => {
    const { origin } = headers;
    if (origin === undefined) {
      const site = headers['sec-fetch-site'];
      if (site === 'cross-site' || site === 'same-site') throw new NotAllowed(foreign);
      return;
    }
    const asking = parsed(origin);
    if (asking && own && asking.origin === own.origin) return;
    if (asking && believesHost && asking.host === headers.host?.toLowerCase()) return;
    throw new NotAllowed(foreign);
  };
}
