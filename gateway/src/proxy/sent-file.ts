import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { fileTooLarge, Invalid, TooLarge } from '@coaching/service-kit';

/**
 * The file that a request sends, as a stream of its own: a service that answers before it has read all of it must
 * not cut off the sender, who is still to see the answer. What nobody reads is dropped.
 * @throws Invalid without a length; TooLarge past `maxBytes`
 */
export function sentFile(request: IncomingMessage, maxBytes: number): Readable {
  const length = request.headers['content-length'];
  if (length === undefined) throw new Invalid('Please say how long the file is (Content-Length).');
  if (Number(length) > maxBytes) throw new TooLarge(fileTooLarge(maxBytes));
  const file = new Readable({
    read: () => void request.resume(),
    destroy(error, done) {
      request.off('data', pass).resume();
      done(error);
    },
  });
  const pass = (chunk: Buffer) => {
    if (!file.push(chunk)) request.pause();
  };
  request.on('data', pass).pause();
  request.once('end', () => file.push(null));
  request.once('close', () => {
    if (!request.complete) file.destroy(new Error('the sender broke off'));
  });
  return file;
}
