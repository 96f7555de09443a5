import { REMOVAL_UNDO_MINUTES } from '@coaching/contracts';
import { WITHOUT_ID } from '@coaching/service-kit';
import type { ClientSession, Connection } from 'mongoose';
import { type RemovalRecord, removalSchema } from './removal-record';

type Wanted = Pick<RemovalRecord, 'by' | 'user_uid' | 'entity_uid'>;

/** What was taken lately of people's places, by whom. */
export interface Removals {
  add(removal: RemovalRecord, session: ClientSession): Promise<void>;
  /** The last one of this person out of this place by who asks, which then cannot be asked for again; null when too old. */
  take(wanted: Wanted, now: Date, session: ClientSession): Promise<RemovalRecord | null>;
}

export function removalsIn(connection: Connection): Removals {
  const model = connection.model<RemovalRecord>('Removal', removalSchema);
  return {
    async add(removal, session) {
      await model.create([removal], { session });
    },
    take(wanted, now, session) {
      const since = new Date(now.getTime() - REMOVAL_UNDO_MINUTES * 60_000);
      const lately = { ...wanted, created_at: { $gt: since } };
      return model
        .findOneAndDelete(lately, { session, sort: { created_at: -1 }, projection: WITHOUT_ID })
        .lean<RemovalRecord>();
    },
  };
}
