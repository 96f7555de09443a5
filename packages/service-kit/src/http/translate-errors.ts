import { type ErrorBody, MESSAGES } from '@coaching/contracts';
import type { ErrorRequestHandler } from 'express';
import type { Logger } from 'pino';
import { Conflict, Invalid, Refusal, TooMany } from '../errors';

/** What Express itself reports of a body it cannot read. */
const bodyErrors: Record<string, { status: number; message: string }> = {
  'entity.parse.failed': { status: 400, message: 'This is not valid JSON.' },
  'entity.too.large': { status: 413, message: 'This is too large to save in one piece (1 MB at most).' },
  'encoding.unsupported': { status: 415, message: 'This content encoding is not supported.' },
  'charset.unsupported': { status: 415, message: 'Please send JSON in UTF-8.' },
  'request.aborted': { status: 400, message: 'The request ended too early.' },
};

/** The one place where errors become HTTP answers; what is not a refusal is a 500 without internals. */
export function translateErrors(log: Logger): ErrorRequestHandler {
  return (error, request, response, next) => {
    if (response.headersSent) return next(error);
    const request_id = response.locals.request_id as string | undefined;
    if (error instanceof Refusal) {
      const body: ErrorBody & Record<string, unknown> = { message: error.message };
      if (error instanceof Invalid && error.errors.length > 0) body.errors = error.errors;
      if (error instanceof Conflict) Object.assign(body, error.current);
      if (error instanceof TooMany) response.setHeader('Retry-After', String(error.retryAfter));
      response.status(error.status).json(body);
      return;
    }
    const bodyError = bodyErrors[(error as { type?: string }).type ?? ''];
    if (bodyError) {
      response.status(bodyError.status).json({ message: bodyError.message });
      return;
    }
    if (error instanceof URIError) {
      response.status(400).json({ message: 'This address cannot be read.' });
      return;
    }
    log.error({ error, request_id, method: request.method, path: request.path }, 'a request failed');
    response.status(500).json({ message: MESSAGES.serverError, request_id });
  };
}
