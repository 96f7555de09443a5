import { createHash, randomUUID } from 'node:crypto';
import { open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { fileTooLarge, Invalid, TooLarge } from '@coaching/service-kit';

/** How much of the beginning and the end is looked at. */
const LOOKED_AT = 64 * 1024;

/** A file that has arrived, in a place of its own until it is let go. */
export interface ReceivedFile {
  path: string;
  /** In bytes. */
  length: number;
  /** SHA-256 in hex. */
  hash: string;
  /** First bytes, at most 64 KiB. */
  head: Buffer;
  /** Last bytes, at most 64 KiB. */
  tail: Buffer;
}

async function receiveAt(
  path: string,
  bytes: Readable,
  length: number,
  maxBytes: number,
): Promise<ReceivedFile> {
  const hash = createHash('sha256');
  let arrived = 0;
  const file = await open(path, 'wx+', 0o600);
  try {
    for await (const chunk of bytes as AsyncIterable<Buffer>) {
      arrived += chunk.length;
      if (arrived > maxBytes) throw new TooLarge(fileTooLarge(maxBytes));
      hash.update(chunk);
      await file.write(chunk);
    }
    if (arrived !== length) throw new Invalid('The file did not arrive completely.');
    const window = Math.min(LOOKED_AT, length);
    const head = Buffer.alloc(window);
    const tail = Buffer.alloc(window);
    await file.read(head, 0, window, 0);
    await file.read(tail, 0, window, length - window);
    return { path, length, hash: hash.digest('hex'), head, tail };
  } finally {
    await file.close();
  }
}

/**
 * Takes a file in, looks at it and lets it go.
 * @param length in bytes, as announced
 * @param look what to do with it while it is there
 * @throws TooLarge past `maxBytes`; Invalid when it breaks off
 */
export async function receiveFile<Result>(
  { bytes, length }: { bytes: Readable; length: number },
  maxBytes: number,
  look: (file: ReceivedFile) => Promise<Result>,
): Promise<Result> {
  if (length > maxBytes) throw new TooLarge(fileTooLarge(maxBytes));
  const path = join(tmpdir(), `arriving-${randomUUID()}`);
  try {
    return await look(await receiveAt(path, bytes, length, maxBytes));
  } finally {
    await rm(path, { force: true });
  }
}
