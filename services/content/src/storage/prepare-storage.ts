import type { Logger, Work } from '@coaching/service-kit';
import type { Storage } from './storage';

/** Waits between tries, in milliseconds. */
const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 30_000;

/** Makes the place where files are, as soon as it can be reached. */
export function prepareStorage(storage: Storage, log: Logger): Work {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void>;
  const prepare = async (wait: number) => {
    try {
      await storage.prepare(log);
    } catch (error) {
      log.warn({ err: error, again_ms: wait }, 'files cannot be stored yet');
      timer = setTimeout(() => {
        running = prepare(Math.min(wait * 2, LONGEST_WAIT_MS));
      }, wait);
      timer.unref();
    }
  };
  running = prepare(FIRST_WAIT_MS);
  return {
    async stop() {
      clearTimeout(timer);
      await running;
      clearTimeout(timer);
    },
  };
}
