import { type Logger, loggedPath } from '@coaching/service-kit';
import type { RequestContext } from './request-context';

/** Logs how a request went once it is over: never a body, a query, a cookie. */
export function logAccess(context: RequestContext, log: Logger): void {
  if (!log.isLevelEnabled('info')) return;
  const began = performance.now();
  const { request, response } = context;
  response.once('close', () => {
    log.info({
      request_id: context.id,
      method: request.method,
      path: loggedPath(context.path),
      status: response.statusCode,
      milliseconds: Math.round(performance.now() - began),
      user_uid: context.user_uid ?? undefined,
      real_uid: context.real_uid ?? undefined,
      cut: response.writableFinished ? undefined : true,
    });
  });
}
