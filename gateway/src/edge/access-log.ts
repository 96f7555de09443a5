import type { Logger } from '@coaching/service-kit';
import type { Visit } from './visit';

/** Logs how a request went once it is over: never a body, a query, a cookie. */
export function logAccess(visit: Visit, log: Logger): void {
  if (!log.isLevelEnabled('info')) return;
  const began = performance.now();
  const { request, response } = visit;
  response.once('close', () => {
    log.info({
      request_id: visit.id,
      method: request.method,
      path: visit.path,
      status: response.statusCode,
      milliseconds: Math.round(performance.now() - began),
      user_uid: visit.user_uid ?? undefined,
      cut: response.writableFinished ? undefined : true,
    });
  });
}
