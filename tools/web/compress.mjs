/** Lays a brotli and a gzip variant beside each text file, for the server to send as they are. */
import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** @param {string} path @returns {boolean} pictures and fonts are compressed already */
export const isText = (path) => /\.(?:js|css|html|json|svg|webmanifest)$/.test(path);

/**
 * @param {string} file its path; the variants are `file.br` and `file.gz`
 * @returns {Promise<void>}
 */
export async function compress(file) {
  const content = await readFile(file);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  await Promise.all([
    toBrotli(content, { params }).then((small) => writeFile(`${file}.br`, small)),
    toGzip(content, { level: 9 }).then((small) => writeFile(`${file}.gz`, small)),
  ]);
}
