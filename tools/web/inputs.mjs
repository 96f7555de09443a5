/** Tells whether anything that goes into an app has changed since it was built, without starting webpack. */
import { createHash } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';

const kits = ['contracts', 'access', 'ui-kit', 'mfe-kit', 'interaction-kit'].map((kit) => `packages/${kit}`);
const isInput = (path) => !/(?:^|[\\/])(?:node_modules|dist|testing)[\\/]|\.test\.tsx?$|\.md$/.test(path);

/** Names, times and sizes of all inputs in a folder, a line each. */
function inputsOf(root, folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    .filter((file) => isInput(relative(root, file)))
    .sort()
    .map((file) => inputOf(root, file))
    .join('');
}

function inputOf(root, file) {
  const { mtimeMs, size } = statSync(file);
  return `${relative(root, file)}:${mtimeMs}:${size}\n`;
}

/**
 * Looks at what all apps share once.
 * @param {string} root the checkout
 * @returns {(directory: string) => string} a fingerprint of names, times and sizes of all inputs of an app in this folder
 */
export function fingerprints(root) {
  const kitsOf = kits.map((kit) => inputsOf(root, join(root, kit))).join('');
  const before = process.version + inputOf(root, join(root, 'package-lock.json')) + kitsOf;
  const tools = inputsOf(root, join(root, 'tools/web'));
  return (directory) =>
    createHash('sha256')
      .update(before + inputsOf(root, directory) + tools)
      .digest('hex');
}
