/** Tells whether anything that goes into an app has changed since it was built, without starting webpack. */
import { createHash } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';

const kits = ['contracts', 'access', 'ui-kit', 'mfe-kit', 'interaction-kit'].map((kit) => `packages/${kit}`);
const isInput = (path) => !/(?:^|[\\/])(?:node_modules|dist|testing)[\\/]|\.test\.tsx?$|\.md$/.test(path);

/**
 * @param {string} root the checkout
 * @param {string} directory the app's folder
 * @returns {string} a fingerprint of names, times and sizes of all its inputs
 */
export function fingerprint(root, directory) {
  const hash = createHash('sha256').update(process.version);
  const add = (file) => {
    const { mtimeMs, size } = statSync(file);
    hash.update(`${relative(root, file)}:${mtimeMs}:${size}\n`);
  };
  add(join(root, 'package-lock.json'));
  for (const folder of [...kits.map((kit) => join(root, kit)), directory, join(root, 'tools/web')]) {
    const files = readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
      .filter((file) => isInput(relative(root, file)));
    for (const file of files.sort()) add(file);
  }
  return hash.digest('hex');
}
