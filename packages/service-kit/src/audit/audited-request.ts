import { type DeletedReference, isBinPath } from '@coaching/contracts';
import type { Request } from 'express';
import { CALLER_ADDRESS_HEADER } from '../http/caller-address';
import type { CallInput } from '../http/read-call';
import type { AuditedRequest } from './audit-trail';

/**
 * The call as it was made. What is brought back from the recycle bin is asked of its service by the gateway, and named
 * in the body alone: the log names the call that the caller made, and what it brings back.
 */
function targetOf({ method, path }: Pick<Request, 'method' | 'path'>, body: unknown): string {
  if (method !== 'POST' || !isBinPath(path)) return `${method} ${path}`;
  const { kind, uid } = (body as { obj: DeletedReference }).obj;
  return `POST /undelete ${kind} ${uid}`;
}

/** Who asked for what, and from where; nothing of a query, which may say whom somebody looked for. */
export function auditedRequest(request: Request, { actor, request_id, body }: CallInput): AuditedRequest {
  const from = request.headers[CALLER_ADDRESS_HEADER];
  return {
    actor,
    target: targetOf(request, body),
    from: typeof from === 'string' ? from : '',
    request_id,
    body,
  };
}
