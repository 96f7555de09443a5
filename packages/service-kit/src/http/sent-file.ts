import type { RequestHandler } from 'express';
import { Invalid, TooLarge, UnsupportedMedia } from '../errors';
import type { SentFile } from '../service';

/** Says how large something is, in whole megabytes. */
const inMegabytes = (bytes: number) => `${Math.floor(bytes / 1024 / 1024)} MB`;

/** What a person reads whose file is larger than `maxBytes`. */
export const fileTooLarge = (maxBytes: number) =>
  `This file is too large (${inMegabytes(maxBytes)} at most).`;

/**
 * Guard of calls that send a file: finds it in the request, with a length that is known from the start, so that
 * nothing larger is ever read. It is then in `response.locals.file`.
 */
export function sentFile(maxBytes: number): RequestHandler {
  return (request, response, next) => {
    const { headers } = request;
    const length = Number(headers['content-length'] ?? Number.NaN);
    if (!Number.isInteger(length) || headers['transfer-encoding'] !== undefined)
      throw new Invalid('Please say how long the file is (Content-Length).');
    if (length === 0) throw new Invalid('This file is empty.');
    if (length > maxBytes) throw new TooLarge(fileTooLarge(maxBytes));
    if ((headers['content-encoding'] ?? 'identity') !== 'identity')
      throw new UnsupportedMedia('Please send the content without compressing it.');
    const content_type = headers['content-type'] ?? '';
    const [type = ''] = content_type.toLowerCase().split(';');
    response.locals.file = {
      type: type.trim(),
      content_type,
      signature: request.get('stripe-signature') ?? '',
      length,
      bytes: request,
    } satisfies SentFile;
    next();
  };
}
