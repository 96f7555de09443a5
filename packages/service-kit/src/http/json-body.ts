import { MAX_BODY_BYTES } from '@coaching/contracts';
import express, { type RequestHandler } from 'express';
import { Invalid, UnsupportedMedia } from '../errors';

const parse = express.json({ limit: MAX_BODY_BYTES, type: 'application/json' });

/**
 * Reads the body of a call that has one, as JSON of at most MAX_BODY_BYTES.
 * @param isOptional the call does without
 */
export const jsonBody =
  (isOptional: boolean): RequestHandler =>
  (request, response, next) => {
    const kind = request.is('application/json');
    const isMissing = kind === null || request.headers['content-length'] === '0';
    if (isMissing && isOptional) return next();
    if (isMissing) throw new Invalid('Please send a JSON body.');
    if (kind === false) throw new UnsupportedMedia('Please send JSON (Content-Type: application/json).');
    parse(request, response, next);
  };
