import { binPath } from '@coaching/contracts';
import type { Request } from 'express';
import { CALLER_ADDRESS_HEADER } from '../http/caller-address';
import { auditedRequest } from './audited-request';

const obj = { service: 'rubrics', kind: 'rubric', uid: 'reading' };

it.each([
  ['DELETE', '/observation/one', undefined, 'DELETE /observation/one'],
  ['POST', '/observation/one/undelete', undefined, 'POST /observation/one/undelete'],
  ['POST', binPath('rubrics'), { obj }, 'POST /undelete rubric reading'],
  ['GET', binPath('rubrics'), undefined, 'GET /internal/recycle_bin/rubrics'],
])('%s %s with %j is "%s" in the log', (method, path, body, target) => {
  const request = { method, path, headers: { [CALLER_ADDRESS_HEADER]: '10.0.0.7' } } as unknown as Request;
  const input = { actor: null, request_id: 'one', body } as Parameters<typeof auditedRequest>[1];
  expect(auditedRequest(request, input)).toEqual({
    actor: null,
    target,
    from: '10.0.0.7',
    request_id: 'one',
    body,
  });
});
