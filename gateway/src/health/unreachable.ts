import type { Logger } from '@coaching/service-kit';
import type { ErrorRequestHandler } from 'express';
import { Unreachable } from '../proxy/forward';

/** A part that cannot be reached is a 503 that says what is safe; what exactly failed is for the log. */
export function unreachable(log: Logger): ErrorRequestHandler {
  return (error, request, response, next) => {
    if (!(error instanceof Unreachable) || response.headersSent) return next(error);
    const { request_id } = response.locals;
    log.error({ error: error.cause, request_id, path: request.path }, error.message);
    response.status(503).setHeader('Retry-After', '5').json({
      message: 'This part is not available right now. What you wrote is kept; please try again in a moment.',
      request_id,
    });
  };
}
