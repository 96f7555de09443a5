import type { RequestContext } from '../edge/request-context';

/** A Host header as browsers write it. */
const wellFormed = /^(?:[\w-]+(?:\.[\w-]+)*|\[[\da-f:]+\])(?::\d{1,5})?$/i;

/**
 * Says below which address a caller reaches the calls.
 * @param publicOrigin believed over the request's Host
 */
export function apiAddresses(apiBase: string, publicOrigin: string | undefined) {
  const own = publicOrigin && new URL(publicOrigin).origin;
  return ({ request }: Pick<RequestContext, 'request'>): string => {
    const host = request.headers.host ?? '';
    return (own ?? `http://${wellFormed.test(host) ? host : 'localhost'}`) + apiBase;
  };
}
