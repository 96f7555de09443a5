import type { IncomingMessage, ServerResponse } from 'node:http';
import { isLoopback } from '@coaching/service-kit';
import { hostname } from '../security/origin';

/** A request and its answer, as far as cookies are concerned. */
export interface CookieVisit {
  request: Pick<IncomingMessage, 'headers'>;
  response: Pick<ServerResponse, 'appendHeader'>;
}

/** A cookie of ours: for the whole host, never for its subdomains, and not sent along by other sites' forms. */
export interface Cookies {
  /** Whether they are sent over TLS only: everywhere but on loopback. */
  isSecure(request: Pick<IncomingMessage, 'headers'>): boolean;
  /**
   * A name as this request's browser knows it. With the prefix `__Host-` a browser takes a cookie only from this very
   * host over TLS, so that no neighbour on a subdomain can plant one.
   */
  nameOf(name: string, request: Pick<IncomingMessage, 'headers'>): string;
  /** The value that the browser sent; null when it sent none. */
  read(context: CookieVisit, name: string): string | null;
  /** Adds a cookie to the answer. @param readable by scripts on our pages: for what is no secret */
  set(
    context: CookieVisit,
    name: string,
    value: string,
    options: { maxAgeMs: number; readable?: true },
  ): void;
  /** Makes the browser forget one. */
  forget(context: CookieVisit, name: string, options?: { readable?: true }): void;
}

/** @param publicOrigin where browsers reach us; without it each request's Host is believed */
export function cookiesFor(publicOrigin: string | undefined): Cookies {
  const own = publicOrigin ? new URL(publicOrigin) : null;
  const always = own && (own.protocol === 'https:' || !isLoopback(own.hostname));
  const isSecure: Cookies['isSecure'] = ({ headers }) => always ?? !isLoopback(hostname(headers.host));
  const nameOf: Cookies['nameOf'] = (name, request) => (isSecure(request) ? `__Host-${name}` : name);

  function put(context: CookieVisit, name: string, value: string, seconds: number, readable?: true) {
    const { request, response } = context;
    const http = readable ? '' : '; HttpOnly';
    const secure = isSecure(request) ? '; Secure' : '';
    response.appendHeader(
      'Set-Cookie',
      `${nameOf(name, request)}=${value}; Path=/; Max-Age=${seconds}${http}; SameSite=Lax${secure}`,
    );
  }

  return {
    isSecure,
    nameOf,
    read({ request }, name) {
      const wanted = `${nameOf(name, request)}=`;
      const pairs = (request.headers.cookie ?? '').split(';').map((pair) => pair.trim());
      return pairs.find((pair) => pair.startsWith(wanted))?.slice(wanted.length) ?? null;
    },
    set: (context, name, value, { maxAgeMs, readable }) =>
      put(context, name, value, Math.floor(maxAgeMs / 1000), readable),
    forget: (context, name, { readable } = {}) => put(context, name, '', 0, readable),
  };
}
