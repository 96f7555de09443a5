/** How npm is started: its own script, by this Node. Windows starts no `npm.cmd` without a shell. */
import { existsSync, realpathSync } from 'node:fs';
import { basename, delimiter, dirname, join } from 'node:path';

const SCRIPT = 'npm-cli.js';

/** Where npm lies in an installation of Node: beside node on Windows, below lib elsewhere. */
const places = (folder) => [
  join(folder, 'node_modules/npm/bin', SCRIPT),
  join(folder, '../lib/node_modules/npm/bin', SCRIPT),
];

/** The script that a link called `npm` leads to, as packages of Linux systems lay it. */
const linked = (folder) => (existsSync(join(folder, 'npm')) ? [realpathSync(join(folder, 'npm'))] : []);

function findScript() {
  const folders = [dirname(process.execPath), ...(process.env.PATH ?? '').split(delimiter)];
  const found = [process.env.npm_execpath ?? '', ...folders.flatMap(places), ...folders.flatMap(linked)];
  const script = found.find((path) => basename(path) === SCRIPT && existsSync(path));
  if (!script) throw new Error('npm was not found. Install it with Node, or start this by npm.');
  return script;
}

/**
 * @param {string[]} args npm's arguments
 * @returns {[string, ...string[]]} program and arguments for `spawn`
 * @throws when there is no npm
 */
export const npm = (...args) => [process.execPath, findScript(), ...args];

/**
 * A program that a dependency brings along, such as `jest`.
 * @param {string[]} args its name and its arguments
 * @returns {[string, ...string[]]} program and arguments for `spawn`
 */
export const locally = (...args) => npm('exec', '--no', '--', ...args);
