import type { Request } from 'express';
import { CALLER_ADDRESS_HEADER } from '../http/caller-address';
import type { CallInput } from '../http/read-call';
import type { AuditedRequest } from './audit-trail';

/** Who asked for what, and from where; nothing of a query, which may say whom somebody looked for. */
export function auditedRequest(request: Request, { actor, request_id, body }: CallInput): AuditedRequest {
  const from = request.headers[CALLER_ADDRESS_HEADER];
  return {
    actor,
    target: `${request.method} ${request.path}`,
    from: typeof from === 'string' ? from : '',
    request_id,
    body,
  };
}
