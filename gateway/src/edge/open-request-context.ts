import type { IncomingMessage, ServerResponse } from 'node:http';
import { clientAddress, type TrustProxy } from '../security/proxies';
import { requestId } from '../security/request-id';
import { plainPath } from './path';
import type { RequestContext } from './request-context';

/** Takes a request in: who asks from where, for what, under which id. `plain` is false for a path to refuse. */
export function openRequestContext(
  request: IncomingMessage,
  response: ServerResponse,
  trust: TrustProxy,
): { context: RequestContext; plain: boolean } {
  const id = requestId(request, trust);
  const address = clientAddress(request, trust);
  const target = plainPath(request.url ?? '');
  const { path, search } = target ?? { path: '(refused)', search: '' };
  response.setHeader('X-Request-Id', id);
  return {
    context: { request, response, id, path, search, address, user_uid: null, real_uid: null },
    plain: target !== null,
  };
}
