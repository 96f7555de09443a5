/** `npm run serve`: runs what is already built, in this process; `npm start` is this after install and build. */
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** @param {(line: string) => void} log prints one line of progress */
export async function serve(log = (line) => console.log(line)) {
  process.env.WEB_ROOT ??= join(root, '.build/web');
  const { main } = await import('../single-machine/dist/main.js');
  await main({ root, log });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await serve();
