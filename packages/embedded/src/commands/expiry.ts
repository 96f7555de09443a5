import { find } from '../query/find';
import { compileFilter } from '../query/match';
import { removeRecord } from '../storage/records';
import type { Store } from '../store';
import { forgetOldRetries } from '../transactions/retries';

/** How often TTL indexes are looked at, as in MongoDB, in milliseconds. */
export const ttlInterval = 60_000;

const batch = 1000;

/**
 * Ends what has been idle too long: cursors, sessions, transactions, snapshots. Memory only, so cheap; and
 * looks whether a full disk has room again.
 * @param now by the clock that nobody sets (`performance.now`)
 */
export function expireIdle(store: Store, now: number): void {
  store.environment.lookForRoom();
  store.cursors.expire(now);
  store.sessions.expire(now);
  store.snapshots.expire(now);
}

/**
 * Deletes documents whose TTL index says their time is over, and what is remembered of sessions long gone.
 * @param now by the clock on the wall, as the documents' dates are
 */
export async function expireDocuments(store: Store, now: number): Promise<void> {
  for (const { namespace, indexes } of store.catalog.all()) {
    for (const { id, expireAfterSeconds } of indexes) {
      if (expireAfterSeconds === undefined) continue;
      const cutoff = new Date(now - expireAfterSeconds * 1000);
      let deleted: number;
      do deleted = await deleteExpired(store, namespace, id, cutoff);
      while (deleted === batch);
    }
  }
  await store.writer.run((view) => forgetOldRetries(view, now, (session) => store.sessions.isKnown(session)));
}

/** One batch in a commit of its own, so that writers need not wait for a large expiry. */
function deleteExpired(store: Store, namespace: string, indexId: number, cutoff: Date): Promise<number> {
  return store.writer.run((view) => {
    const collection = store.catalog.find(view, namespace);
    const index = collection?.indexes.find(({ id }) => id === indexId);
    const path = index?.fields[0]?.path;
    if (!collection || !index || path === undefined) return 0;
    const filter = { $and: [{ [path]: { $lt: cutoff } }, index.partial?.filter ?? {}] };
    const expired = [...find(view, collection, { filter, matches: compileFilter(filter), limit: batch })];
    for (const found of expired) removeRecord(view, collection, found);
    return expired.length;
  });
}
