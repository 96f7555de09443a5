import { maxFileBytes } from '@coaching/contracts';
import type { Logger, Work } from '@coaching/service-kit';
import type { Storage } from '../storage/storage';
import type { Files } from './files-repository';
import { lookAtFile } from './look-at-file';

/** How often to look while files may arrive, in milliseconds. */
const LOOK_MS = 5_000;
/** How often after the storage refused to say what is there, in milliseconds. */
const LOOK_AGAIN_MS = 5 * 60_000;
/** How long sending a file may take that was begun at the last moment, in milliseconds. */
const SENDING_MS = 60 * 60_000;

interface Parts {
  files: Files;
  storage: Storage;
}

/** Stores one file that has arrived, or drops what nobody was promised, is stored already, or is too large. */
async function lookAt({ key, length }: { key: string; length: number }, parts: Parts, log: Logger) {
  const file = await parts.files.find(key);
  const maxBytes = file ? maxFileBytes(file.file_name) : 0;
  if (file && !file.stored && length <= maxBytes) {
    await lookAtFile(file, { ...parts, now: new Date() });
    return;
  }
  if (file && length > maxBytes)
    log.warn({ user_uid: file.user_uid, length }, 'a file too large was removed');
  await parts.storage.dropArrived(key);
}

/**
 * Looks at what browsers sent to the storage directly, soon after it came and whether or not anybody reads it. Many
 * processes may do so at once.
 */
export function lookAtArrivals(parts: Parts, log: Logger, lookMs = LOOK_MS): Work {
  let isStopping = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void>;
  const look = async () => {
    let wait = lookMs;
    try {
      if (await parts.files.isAnyPromised(new Date(Date.now() - SENDING_MS))) {
        for (const arrival of await parts.storage.arrivals()) {
          if (isStopping) return;
          await lookAt(arrival, parts, log).catch((error) =>
            log.error({ err: error }, 'a file that arrived could not be looked at'),
          );
        }
      }
    } catch (error) {
      log.warn({ err: error }, 'what arrived is looked at when somebody reads it');
      wait = LOOK_AGAIN_MS;
    }
    if (isStopping) return;
    timer = setTimeout(() => {
      running = look();
    }, wait);
    timer.unref();
  };
  running = look();
  return {
    async stop() {
      isStopping = true;
      clearTimeout(timer);
      await running;
    },
  };
}
