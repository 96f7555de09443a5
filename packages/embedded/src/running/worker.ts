/** The thread a store runs in: serves until it is told to stop, then ends. */
import { parentPort, workerData } from 'node:worker_threads';
import { StoreError } from '../errors';
import type { FromWorker } from './messages';
import { ServeOptions, serve } from './serve';

const tell = (message: FromWorker) => parentPort?.postMessage(message);

async function main(): Promise<void> {
  try {
    const options = workerData as Omit<ServeOptions, 'log'>;
    const { url, port, stop } = await serve({ ...options, log: (line) => tell({ kind: 'log', line }) });
    parentPort?.once('message', () => void stop().then(() => process.exit(0)));
    tell({ kind: 'ready', url, port });
  } catch (error) {
    const reason = error instanceof StoreError ? error.reason : undefined;
    tell({ kind: 'failed', reason, message: (error as Error).message });
  }
}

void main();
