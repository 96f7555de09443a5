import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

/** Built web files for a test. */
export interface WebFolder {
  path: string;
  /** Writes a file below the folder, with its compressed variants if asked. */
  put(name: string, content: string, compressed?: boolean): Promise<void>;
  remove(): Promise<void>;
}

/** An empty folder of web files; hidden on purpose, as a build's is. */
export async function webFolder(): Promise<WebFolder> {
  const parent = await mkdtemp(join(tmpdir(), 'web-test-'));
  const path = join(parent, '.build', 'web');
  await mkdir(path, { recursive: true });
  await writeFile(join(parent, '.build', 'secret.txt'), 'secret');
  return {
    path,
    async put(name, content, compressed = false) {
      const file = join(path, name);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, content);
      if (!compressed) return;
      await writeFile(`${file}.br`, brotliCompressSync(content));
      await writeFile(`${file}.gz`, gzipSync(content));
    },
    remove: () => rm(parent, { recursive: true }),
  };
}
