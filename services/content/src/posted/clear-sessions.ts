import type { Logger, Work } from '@coaching/service-kit';
import type { Posting } from './posting';
import { removeChunks } from './remove-chunks';

/** How often to look for sessions that have expired, in milliseconds. */
const LOOK_MS = 5 * 60_000;
/** How many are cleared away before looking again. */
const AT_ONCE = 100;

type Parts = Pick<Posting, 'sessions' | 'storage'>;

/** Removes sessions that have expired, and their chunks. @returns how many */
export async function clearExpired({ sessions, storage }: Parts, now: Date): Promise<number> {
  const expired = await sessions.expired(now, AT_ONCE);
  for (const session of expired) {
    await removeChunks(session, { sessions, storage });
    await sessions.forget(session.session_id);
  }
  return expired.length;
}

/** Clears away, now and then, what people began to send and left. Many processes may do so at once. */
export function clearSessions(parts: Parts, log: Logger, lookMs = LOOK_MS): Work {
  let running: Promise<unknown> = Promise.resolve();
  const look = () => {
    running = running
      .then(() => clearExpired(parts, new Date()))
      .catch((error) => log.error({ err: error }, 'chunks of expired uploads could not be removed'));
  };
  const timer = setInterval(look, lookMs);
  timer.unref();
  look();
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
