/** `npm run store`, `store:export`, `store:import`: builds what changed and runs the embedded store's script of that name. */
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildServer } from './server/build.mjs';

const [script] = process.argv.splice(2, 1);
await buildServer({ root: dirname(dirname(fileURLToPath(import.meta.url))), log: console.error });
await import(`../packages/embedded/dist/command-line/${script}.js`);
