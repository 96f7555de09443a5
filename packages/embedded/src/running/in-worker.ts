import { extname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { StoreError } from '../errors';
import { CommitGate } from './commit-gate';
import type { FromWorker } from './messages';
import type { Served, ServeOptions } from './serve';

/** Runs a store in a thread of its own, where neither side's work can stall the other. */
export function serveInWorker({ log, ...options }: ServeOptions): Promise<Served> {
  const gate = new CommitGate();
  const workerData = { ...options, gate: gate.memory };
  const worker = new Worker(join(__dirname, `worker${extname(__filename)}`), { workerData });
  const onExit = () => gate.close();
  process.once('exit', onExit);
  const ended = new Promise<void>((resolve) =>
    worker.once('exit', () => {
      process.off('exit', onExit);
      resolve();
    }),
  );
  return new Promise((resolve, reject) => {
    let isReady = false;
    worker.on('error', (error) => {
      // Nothing works without the store: the process ends, and whoever watches over it starts it again.
      if (isReady) throw error;
      reject(error);
    });
    worker.on('message', (message: FromWorker) => {
      if (message.kind === 'log') log(message.line);
      else if (message.kind === 'failed')
        reject(message.reason ? new StoreError(message.reason, message.message) : new Error(message.message));
      else {
        isReady = true;
        resolve({ url: message.url, port: message.port, stop: () => stop(worker, ended) });
      }
    });
  });
}

async function stop(worker: Worker, ended: Promise<void>): Promise<void> {
  worker.postMessage('stop');
  await ended;
}
