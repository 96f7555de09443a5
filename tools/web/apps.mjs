/** Which web apps there are: the shell, and every `mfe-*` folder with a manifest. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * @typedef {{ name: string, directory: string, isShell: boolean, manifest?: object }} App `name` as in the manifest
 * @param {string} root the checkout
 * @returns {App[]} the shell first
 */
export function webApps(root) {
  const remotes = readdirSync(root)
    .filter((folder) => folder.startsWith('mfe-') && existsSync(join(root, folder, 'manifest.json')))
    .map((folder) => {
      const directory = join(root, folder);
      const manifest = JSON.parse(readFileSync(join(directory, 'manifest.json'), 'utf8'));
      return { name: manifest.name, directory, isShell: false, manifest };
    });
  return [{ name: 'shell', directory: join(root, 'shell'), isShell: true }, ...remotes];
}
