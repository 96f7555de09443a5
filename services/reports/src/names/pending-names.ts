import { newUid } from '@coaching/contracts';
import { storedIn } from '@coaching/service-kit';
import type { ClientSession, Connection } from 'mongoose';

/** Somebody or a tool with a new name, or an organisation with other clocks, that does not stand on all of their rows yet. */
export interface PendingName {
  /** Made of the two below. */
  _id: string;
  of: 'person' | 'tool' | 'organization';
  uid: string;
  /** Another one after each new name. */
  change: string;
}

export const pendingNameSchema = storedIn<PendingName>('pending_names', {
  _id: { type: String, required: true },
  of: { type: String, enum: ['person', 'tool', 'organization'], required: true },
  uid: { type: String, required: true },
  change: { type: String, required: true },
});

/** New names on their way to rows. */
export interface PendingNames {
  add(of: PendingName['of'], uid: string, session: ClientSession): Promise<void>;
  next(): Promise<PendingName | null>;
  /** Forgets one, unless there was another new name meanwhile. */
  done(pending: PendingName): Promise<void>;
}

export function pendingNamesIn(connection: Connection): PendingNames {
  const model = connection.model<PendingName>('PendingName', pendingNameSchema);
  return {
    async add(of, uid, session) {
      const named = { of, uid, change: newUid() };
      await model.updateOne({ _id: `${of} ${uid}` }, { $set: named }, { upsert: true, session });
    },
    next: () => model.findOne().lean<PendingName>(),
    async done({ _id, change }) {
      await model.deleteOne({ _id, change });
    },
  };
}
