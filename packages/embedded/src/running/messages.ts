import type { StoreError } from '../errors';

/** Messages of the store's thread to the thread that started it. */
export type FromWorker =
  | { kind: 'ready'; url: string; port: number }
  | { kind: 'failed'; reason: StoreError['reason'] | undefined; message: string }
  | { kind: 'log'; line: string };
