import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import { Zip, ZipDeflate } from 'fflate';
import type { ManifestEntry } from './manifest';

/** The same for every archive, so that the same contents are the same bytes. */
const MADE = new Date('1980-01-01T12:00:00');
/** An archive without the longer fields of ZIP64 can hold no more. */
const MAX_BYTES = 0xffff_ffff;

/** A zip file that is written while its contents are made. */
export interface ArchiveWriter {
  /** Writes a file into it. @returns its length and checksum */
  add(path: string, contents: AsyncIterable<Uint8Array | string>): Promise<ManifestEntry>;
  /** Ends it; nothing can be added any more. */
  close(): Promise<void>;
}

/** @throws when the file is there already, or grows beyond 4 GiB */
export async function createArchive(file: string): Promise<ArchiveWriter> {
  const handle = await open(file, 'wx', 0o600);
  let waiting: Uint8Array[] = [];
  let length = 0;
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    waiting.push(chunk);
  });
  const flush = async () => {
    const chunks = waiting;
    waiting = [];
    for (const chunk of chunks) {
      length += chunk.length;
      if (length > MAX_BYTES) throw new Error('An export of more than 4 GiB cannot be written.');
      await handle.writeFile(chunk);
    }
  };
  return {
    async add(path, contents) {
      const entry = new ZipDeflate(path, { level: 6 });
      entry.mtime = MADE;
      zip.add(entry);
      const hash = createHash('sha256');
      let size = 0;
      for await (const part of contents) {
        const bytes = typeof part === 'string' ? Buffer.from(part) : part;
        hash.update(bytes);
        size += bytes.length;
        entry.push(bytes);
        await flush();
      }
      entry.push(new Uint8Array(), true);
      await flush();
      return { path, length: size, sha256: hash.digest('hex') };
    },
    async close() {
      zip.end();
      await flush();
      await handle.sync();
      await handle.close();
    },
  };
}
