import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';

/** What a caller may send to a service; everything else, cookies and our own headers above all, stays here. */
const forwarded = [
  'accept',
  'accept-language',
  'content-type',
  'if-match',
  'if-none-match',
  'last-event-id',
  'stripe-signature',
  'user-agent',
] as const;

/** The request headers that travel on. */
export function forwardedHeaders(headers: IncomingHttpHeaders): Record<string, string> {
  const result: Record<string, string> = {};
  for (const name of forwarded) {
    const value = headers[name];
    if (typeof value === 'string') result[name] = value;
  }
  return result;
}

/** What ends at the gateway: the connection's own headers, and what only we say or may know. */
const relayed = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'date',
  'server',
  'set-cookie',
  'x-powered-by',
  'x-actor-token',
  'x-session-grant',
  'x-request-id',
]);

/**
 * The answer's headers that reach the caller.
 * @param own lower-case names of headers that the gateway says itself
 */
export function answeredHeaders(headers: OutgoingHttpHeaders, own: ReadonlySet<string>): OutgoingHttpHeaders {
  const nominated = headers.connection
    ? String(headers.connection)
        .toLowerCase()
        .split(/\s*,\s*/)
    : [];
  const result: OutgoingHttpHeaders = {};
  for (const name of Object.keys(headers)) {
    const lower = name.toLowerCase();
    const stays = relayed.has(lower) || own.has(lower) || lower.startsWith('access-control-');
    if (!stays && !nominated.includes(lower)) result[name] = headers[name];
  }
  return result;
}
