import type { IncomingHttpHeaders } from 'node:http';

/** What a browser may tell a service; everything else, internal headers above all, stays at the gateway. */
const requestHeaders = [
  'accept',
  'content-type',
  'content-length',
  'if-none-match',
  'range',
  'last-event-id',
];

/** What a service may tell a browser. */
const answerHeaders = [
  'content-type',
  'content-length',
  'content-disposition',
  'content-encoding',
  'content-range',
  'cache-control',
  'etag',
  'last-modified',
  'location',
  'retry-after',
  'vary',
];

/** The headers of a browser's request that travel on, with ours added. */
export function headersOnward(
  given: IncomingHttpHeaders,
  ours: Record<string, string>,
): Record<string, string> {
  const onward: Record<string, string> = { ...ours };
  for (const name of requestHeaders) {
    const value = given[name];
    if (typeof value === 'string') onward[name] = value;
  }
  return onward;
}

/** The headers of a service's answer that travel back. */
export function headersBack(given: IncomingHttpHeaders): Record<string, string | string[]> {
  const back: Record<string, string | string[]> = {};
  for (const name of answerHeaders) {
    const value = given[name];
    if (value !== undefined) back[name] = value;
  }
  return back;
}
