import { randomUUID } from 'node:crypto';
import type { RequestHandler } from 'express';
import type { Logger } from 'pino';

/** Header that carries one id from the edge through every part a request touches. */
export const REQUEST_ID_HEADER = 'x-request-id';

const wellFormed = /^[\w-]{8,64}$/;

/** Gives each request its id and logs how it went: never a body, a query or a credential. */
export function accessLog(log: Logger): RequestHandler {
  const wanted = log.isLevelEnabled('info');
  return (request, response, next) => {
    const given = request.headers[REQUEST_ID_HEADER];
    const request_id = typeof given === 'string' && wellFormed.test(given) ? given : randomUUID();
    response.locals.request_id = request_id;
    response.setHeader(REQUEST_ID_HEADER, request_id);
    if (wanted) {
      const began = performance.now();
      response.once('close', () => {
        const milliseconds = Math.round(performance.now() - began);
        log.info({
          request_id,
          method: request.method,
          path: request.path,
          status: response.statusCode,
          milliseconds,
        });
      });
    }
    next();
  };
}
