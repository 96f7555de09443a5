import { randomUUID } from 'node:crypto';
import type { RequestHandler } from 'express';
import type { Logger } from 'pino';

/** Header that carries one id from the edge through every part a request touches. */
export const REQUEST_ID_HEADER = 'x-request-id';

const wellFormed = /^[\w-]{1,64}$/;

/**
 * Gives each request its id (`response.locals.request_id`), the one it came with if that is well-formed, and
 * logs how it went: never a body, a query or a credential.
 */
export function accessLog(log: Logger): RequestHandler {
  return (request, response, next) => {
    const given = request.headers[REQUEST_ID_HEADER];
    const request_id = typeof given === 'string' && wellFormed.test(given) ? given : randomUUID();
    response.locals.request_id = request_id;
    response.setHeader(REQUEST_ID_HEADER, request_id);
    if (log.isLevelEnabled('info')) {
      const began = performance.now();
      const { method, path } = request;
      response.once('close', () => {
        const milliseconds = Math.round(performance.now() - began);
        log.info({ request_id, method, path, status: response.statusCode, milliseconds }, 'answered');
      });
    }
    next();
  };
}
