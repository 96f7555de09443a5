/** `npm run build`: brings server code and web files up to date, nothing more than what changed. */
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { alone } from './alone.mjs';
import { buildServer } from './server/build.mjs';
import { buildWeb } from './web/build.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** @param {{ log?: (line: string) => void }} options */
export async function build({ log = console.log } = {}) {
  await buildServer({ root, log });
  await buildWeb({ root, log });
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  await alone({ root, log: console.log }, () => build());
