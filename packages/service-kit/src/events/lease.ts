import { randomUUID } from 'node:crypto';
import type { Db } from 'mongodb';

const LEASE_MS = 5000;

interface LeaseRow {
  _id: string;
  holder: string;
  until: Date;
}

export interface Lease {
  /** True while this process holds the lease, taking or prolonging it when it can. */
  hold(): Promise<boolean>;
  release(): Promise<void>;
}

/** Of all replicas of a service, one at a time holds the lease of this name; it passes on when its holder dies. */
export function leaseIn(db: Db, name: string): Lease {
  const leases = db.collection<LeaseRow>('leases');
  const holder = randomUUID();
  let heldUntil = 0;
  return {
    async hold() {
      const now = Date.now();
      if (heldUntil - now > LEASE_MS / 2) return true;
      const until = new Date(now + LEASE_MS);
      try {
        await leases.updateOne(
          { _id: name, $or: [{ holder }, { until: { $lt: new Date(now) } }] },
          { $set: { holder, until } },
          { upsert: true },
        );
        heldUntil = until.getTime();
      } catch (error) {
        // The upsert met the row of somebody whose lease still runs.
        if ((error as { code?: number }).code !== 11000) throw error;
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
