import { randomUUID } from 'node:crypto';
import type { RequestHandler, Response } from 'express';
import type { Logger } from 'pino';
import type { Caller } from '../actor/actor-tokens';

/** Header that carries one id from the edge through every part a request touches. */
export const REQUEST_ID_HEADER = 'x-request-id';

/** Who of the staff asked, signed in as whom; nothing for people in person, whom the gateway's line names. */
function whoIn({ locals }: Response) {
  const actor = (locals as { caller?: Caller }).caller?.actor;
  return actor?.real_uid === undefined ? {} : { user_uid: actor.uid, real_uid: actor.real_uid };
}

const wellFormed = /^[\w-]{1,64}$/;

/** What is long enough to be a secret address, whose path is then a credential. */
const SECRET = /[\w-]{40,}/g;

/** A path as logs show it: without what only those know who were told. */
export const loggedPath = (path: string): string => path.replace(SECRET, '…');

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
        const about = {
          request_id,
          method,
          path: loggedPath(path),
          status: response.statusCode,
          milliseconds,
        };
        log.info({ ...about, ...whoIn(response) }, 'answered');
      });
    }
    next();
  };
}
