import type { StoreError } from '../errors';

/** What the store's thread tells the thread that started it. */
export type FromWorker =
  | { kind: 'ready'; url: string; port: number }
  | { kind: 'failed'; reason: StoreError['reason'] | undefined; message: string }
  | { kind: 'log'; line: string };
