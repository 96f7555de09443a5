import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Storage } from './storage';

const plain = /^[\w-][\w.-]{0,199}$/;

const isAbsent = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** Writes a file to the end and onto the disk. */
async function write(path: string, bytes: Readable): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    await pipeline(bytes, file.createWriteStream({ flush: true }));
  } finally {
    await file.close().catch(() => {});
  }
}

/**
 * Files below a directory, which is made when it is first needed.
 * @throws of its methods: when the disk cannot be read or written
 */
export function diskStorage(directory: string): Storage {
  const pathOf = (key: string) => {
    if (!plain.test(key)) throw new Error('this is no key of a file');
    // A folder for each first pair of letters: directories of a size that every tool can list.
    return { folder: join(directory, key.slice(0, 2)), path: join(directory, key.slice(0, 2), key) };
  };
  return {
    sendAddress: async () => null,
    arrivals: async () => [],
    arrived: async () => null,
    dropArrived: async () => {},
    async store(key, bytes) {
      const { folder, path } = pathOf(key);
      const unfinished = join(folder, `.${randomUUID()}`);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      try {
        await write(unfinished, bytes);
        await rename(unfinished, path);
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      }
    },
    async find(key) {
      try {
        const file = await open(pathOf(key).path, 'r');
        const { size } = await file.stat();
        return { length: size, bytes: file.createReadStream() };
      } catch (error) {
        if (isAbsent(error)) return null;
        throw error;
      }
    },
    remove: (key) => rm(pathOf(key).path, { force: true }),
    async prepare() {
      await mkdir(directory, { recursive: true, mode: 0o700 });
    },
  };
}
