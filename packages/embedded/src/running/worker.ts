/** The thread a store runs in: serves until a message stops it, then ends. */
import { parentPort, workerData } from 'node:worker_threads';
import { StoreError } from '../errors';
import type { FromWorker } from './messages';
import { ServeOptions, serve } from './serve';

const send = (message: FromWorker) => parentPort?.postMessage(message);

async function main(): Promise<void> {
  try {
    const options = workerData as Omit<ServeOptions, 'log'>;
    const { url, port, stop } = await serve({ ...options, log: (line) => send({ kind: 'log', line }) });
    parentPort?.once('message', () => void stop().then(() => process.exit(0)));
    send({ kind: 'ready', url, port });
  } catch (error) {
    const reason = error instanceof StoreError ? error.reason : undefined;
    send({ kind: 'failed', reason, message: (error as Error).message });
  }
}

void main();
