import { setTimeout as pause } from 'node:timers/promises';

/** Those of whom an event is on its way arrive within this; a broker takes its time. */
const PATIENCE_MS = 30_000;
const LOOK_EVERY_MS = 50;

/**
 * What a service stores of others, by uid, once it has received all of them.
 * @param findAll those that are known by now
 * @throws when it has not received one after 30 seconds
 */
export async function awaitCopies<Copy>(
  findAll: (uids: readonly string[]) => Promise<Map<string, Copy>>,
  uids: readonly string[],
): Promise<Map<string, Copy>> {
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    const known = await findAll(uids);
    const unknown = uids.filter((uid) => !known.has(uid));
    if (unknown.length === 0) return known;
    if (Date.now() > deadline) throw new Error(`Nothing is known of ${unknown.join(', ')}.`);
    await pause(LOOK_EVERY_MS);
  }
}
