import { randomUUID } from 'node:crypto';
import type { Db } from 'mongodb';
import { isDuplicateKey } from '../mongo/duplicate-key';

const LEASE_MS = 5000;
/** How far clocks of replicas may differ. */
const CLOCKS_DIFFER_MS = 5000;

export const LEASES = 'leases';

export interface LeaseRow {
  _id: string;
  holder: string;
  until: Date;
}

export interface Lease {
  /** True while this process holds the lease, taking or prolonging it when it can. */
  hold(): Promise<boolean>;
  release(): Promise<void>;
}

/** For a process whose store is its own: nobody else can hold anything. */
export const soleLease: Lease = { hold: async () => true, release: async () => {} };

/**
 * Of all replicas of a service, one at a time holds the lease of this name; it passes on when its holder dies. One
 * that ends later than any lease can was written by a clock that has been set back since, and is nobody's.
 */
export function leaseIn(db: Db, name: string): Lease {
  const leases = db.collection<LeaseRow>(LEASES);
  const holder = randomUUID();
  /** By the clock that nobody sets. */
  let heldUntil = 0;
  return {
    async hold() {
      const began = performance.now();
      if (heldUntil - began > LEASE_MS / 2) return true;
      const now = Date.now();
      const isOver = { until: { $lt: new Date(now) } };
      const isStale = { until: { $gt: new Date(now + LEASE_MS + CLOCKS_DIFFER_MS) } };
      const until = new Date(now + LEASE_MS);
      try {
        await leases.updateOne(
          { _id: name, $or: [{ holder }, isOver, isStale] },
          { $set: { holder, until } },
          { upsert: true },
        );
        heldUntil = began + LEASE_MS;
      } catch (error) {
        // The upsert met the row of somebody whose lease still runs.
        if (!isDuplicateKey(error)) throw error;
        heldUntil = 0;
      }
      return heldUntil > 0;
    },
    async release() {
      heldUntil = 0;
      await leases.deleteOne({ _id: name, holder });
    },
  };
}
