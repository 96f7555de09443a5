/** `npm run bench [part…]`: builds, then prints each measurement as a ratio against something in the same run. */
import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installIfNeeded, requireNode } from './install.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const parts = [
  'gateway',
  'store',
  'interactions',
  'logs',
  'bank',
  'bank-scroll',
  'people',
  'bytes',
  'home',
  'start',
  'load',
  'storm',
  'catching-up',
  'after-kill',
  'typing',
  'rubric',
  'upload',
];
const chosen = process.argv.slice(2);
const unknown = chosen.filter((part) => !parts.includes(part));

requireNode();
if (unknown.length > 0) {
  console.error(`There is no bench called ${unknown.join(', ')}; choose from ${parts.join(', ')}.`);
  process.exit(1);
}
installIfNeeded({ root, log: console.log });
const { build } = await import('./build.mjs');
await build();
let failed = false;
for (const part of chosen.length > 0 ? chosen : parts) {
  console.log(`\n${part}`);
  const args = ['-r', join(root, 'tools/run-ts.cjs'), join(root, `bench/parts/${part}.ts`)];
  failed = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' }).status !== 0 || failed;
}
process.exit(failed ? 1 : 0);
