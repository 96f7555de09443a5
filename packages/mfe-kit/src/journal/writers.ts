import { newUid } from '@coaching/contracts';

const LOCK_PREFIX = 'coaching-journal-writer:';

/** This page's name in the journal. */
export const thisWriter = newUid();

let announced = false;

/** Pages that said they go, which the browser may not have noticed yet. */
const gone = new Set<string>();

/** A page of this name has gone, whatever lock it still seems to hold. */
export function noteGone(writer: string): void {
  gone.add(writer);
}

/**
 * Tells other pages of this browser that this one lives, for as long as it does: the browser lets go of the lock
 * even when the page crashes. Without Web Locks (plain HTTP) every other page counts as gone, which costs at most
 * a second copy of a line that two tabs wrote, never the line.
 */
export function announceThisWriter(): void {
  if (announced || !globalThis.navigator?.locks) return;
  announced = true;
  void navigator.locks.request(LOCK_PREFIX + thisWriter, () => new Promise(() => {}));
}

/** Names of the other pages that are open and will send their own work themselves. */
export async function otherLivingWriters(): Promise<ReadonlySet<string>> {
  if (!globalThis.navigator?.locks) return new Set();
  const { held = [] } = await navigator.locks.query();
  const names = held.flatMap(({ name }) =>
    name?.startsWith(LOCK_PREFIX) ? [name.slice(LOCK_PREFIX.length)] : [],
  );
  return new Set(names.filter((name) => name !== thisWriter && !gone.has(name)));
}
