/** `npm start`: installs if needed, builds what changed and runs the whole platform in this process. */
import { createServer } from 'node:net';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { alone } from './alone.mjs';
import { installIfNeeded, requireNode } from './install.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const began = performance.now();
const log = (line) =>
  console.log(`  ${((performance.now() - began) / 1000).toFixed(1).padStart(5)} s  ${line}`);

function stopWith(message) {
  console.error(message);
  process.exit(1);
}

/** Checked first, so that nobody waits for a build before learning that the port is taken. */
function refuseTakenPort() {
  const port = Number(process.env.PORT || 3000);
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (error) => {
      if (error.code === 'EADDRINUSE')
        stopWith(`Port ${port} is taken. Stop what uses it, or choose another: PORT=3001 npm start`);
      resolve();
    });
    probe.listen({ port, host: process.env.HOST || '127.0.0.1' }, () => probe.close(resolve));
  });
}

requireNode();
await refuseTakenPort();
try {
  await alone({ root, log }, async () => {
    installIfNeeded({ root, log });
    const { build } = await import('./build.mjs');
    await build({ log });
  });
} catch (error) {
  stopWith(error.message);
}
const { serve } = await import('./serve.mjs');
await serve(log);
