import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Request, Response } from 'express';
import { ASK_EACH_TIME } from './caching';
import { type PageValues, withSettings } from './page-settings';

type Encoding = 'br' | 'gzip' | 'identity';

const encode: Record<Encoding, (text: Buffer) => Promise<Buffer>> = {
  br: promisify(brotliCompress),
  gzip: promisify(gzip),
  identity: async (text) => text,
};

interface FilledPage {
  /** When the file it was made from changed last. */
  mtimeMs: number;
  text: Buffer;
  encoded: Map<Encoding, Promise<Buffer>>;
}

/**
 * Answers with a built page that has an operator's settings in it. A page is filled and compressed once for each
 * version of its file.
 * @param root directory of the web files
 * @returns a function that is false when the page is not there
 */
export function pageSender(root: string, values: PageValues) {
  const pages = new Map<string, FilledPage>();

  async function filled(path: string): Promise<FilledPage | null> {
    const file = join(root, path);
    const entry = await stat(file).catch(() => null);
    if (!entry?.isFile()) return null;
    const known = pages.get(path);
    if (known?.mtimeMs === entry.mtimeMs) return known;
    const text = Buffer.from(withSettings(await readFile(file, 'utf8'), values));
    const page = { mtimeMs: entry.mtimeMs, text, encoded: new Map() };
    pages.set(path, page);
    return page;
  }

  return async (request: Request, response: Response, path: string): Promise<boolean> => {
    const page = await filled(path);
    if (!page) return false;
    const encoding = (request.acceptsEncodings('br', 'gzip', 'identity') || 'identity') as Encoding;
    const body = page.encoded.get(encoding) ?? encode[encoding](page.text);
    page.encoded.set(encoding, body);
    response.type('html').vary('Accept-Encoding').set('Cache-Control', ASK_EACH_TIME);
    if (encoding !== 'identity') response.set('Content-Encoding', encoding);
    response.send(await body);
    return true;
  };
}
