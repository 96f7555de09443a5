import { WITHOUT_ID } from '@coaching/service-kit';
import type { Connection, Model } from 'mongoose';
import { type AccessRecord, accessSchema } from './access-record';

/** Who is signed in as whom. */
export interface Becoming {
  user_uid: string;
  real_uid: string;
}

/** When staff was signed in as other people. */
export interface Accesses {
  model: Model<AccessRecord>;
  add(access: AccessRecord): Promise<void>;
  /** The last of this member of staff to this account; null for none. */
  last(becoming: Becoming): Promise<AccessRecord | null>;
  /** Notes that the last one, if it goes on, ends now. */
  end(becoming: Becoming, now: Date): Promise<void>;
}

export function accessesIn(connection: Connection): Accesses {
  const model = connection.model<AccessRecord>('Access', accessSchema);
  return {
    model,
    async add(access) {
      await model.create(access);
    },
    last: ({ user_uid, real_uid }) =>
      model.findOne({ user_uid, real_uid }, WITHOUT_ID, { sort: { began_at: -1 } }).lean<AccessRecord>(),
    async end({ user_uid, real_uid }, now) {
      const [filter, sort] = [{ user_uid, real_uid, ended_at: { $gt: now } }, { began_at: -1 }] as const;
      await model.findOneAndUpdate(filter, { $set: { ended_at: now } }, { sort });
    },
  };
}
