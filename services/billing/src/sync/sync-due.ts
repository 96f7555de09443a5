import type { Logger, Work } from '@coaching/service-kit';
import { type SyncParts, syncAccount } from './sync-account';

/** How often to look for accounts that are due, in milliseconds. */
const LOOK_MS = 10_000;
/** An account whose sync failed has its next turn after so long. */
const PAUSE_MS = 60_000;

/** Syncs, one after the other, the accounts that are due at a moment, until there is none or it is stopped. */
export async function syncAllDue(
  parts: SyncParts,
  log: Logger,
  clock = () => new Date(),
  isStopped = () => false,
): Promise<void> {
  while (!isStopped()) {
    const now = clock();
    const account = await parts.accounts.takeDue(now, new Date(now.getTime() + PAUSE_MS));
    if (!account) return;
    await syncAccount(parts, account.user_uid, now).catch((error) =>
      log.warn({ err: error, user: account.user_uid }, 'payments could not be read'),
    );
  }
}

/**
 * Syncs the accounts that are due: every one with a customer once a day, and soon those of which an event was taken by
 * a process that died or could not reach the payments.
 */
export function syncDue(parts: SyncParts, log: Logger, lookMs = LOOK_MS): Work {
  let stopped = false;
  let running: Promise<void> | null = null;

  function look(): void {
    if (stopped) return;
    running ??= syncAllDue(
      parts,
      log,
      () => new Date(),
      () => stopped,
    )
      .catch((error) => log.error({ err: error }, 'accounts could not be read'))
      .finally(() => {
        running = null;
      });
  }

  const timer = setInterval(look, lookMs);
  timer.unref();
  look();
  return {
    async stop() {
      stopped = true;
      clearInterval(timer);
      await running;
    },
  };
}
