/** Installs the locked dependencies, exactly those, when they are missing or the lock file has changed. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { npm } from './npm.mjs';

const LEAST_NODE = [20, 19];

/** Stops with one line when this Node is too old to run the product. */
export function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > LEAST_NODE[0] || (major === LEAST_NODE[0] && minor >= LEAST_NODE[1])) return;
  console.error(`Node ${LEAST_NODE.join('.')} or newer is needed; this is ${process.versions.node}.`);
  process.exit(1);
}

/**
 * @param {{ root: string, log: (line: string) => void }} options
 * @throws when npm fails; its own output has been shown by then
 */
export function installIfNeeded({ root, log }) {
  const hash = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  const stamp = join(root, 'node_modules/.installed-lock');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return;
  log('Installing dependencies…');
  const [program, ...args] = npm('ci', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error');
  const { status } = spawnSync(program, args, { cwd: root, stdio: 'inherit' });
  if (status !== 0) throw new Error('npm could not install the dependencies; its message is above.');
  writeFileSync(stamp, hash);
}
