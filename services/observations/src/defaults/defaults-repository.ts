import { WITHOUT_ID } from '@coaching/service-kit';
import type { ClientSession, Connection, Model } from 'mongoose';
import { type Chooser, type DefaultRecord, defaultSchema } from './default-record';

/** What people and organisations chose that new observations start with. */
export interface Defaults {
  model: Model<DefaultRecord>;
  /** What was chosen; null when nothing was, also for nobody. */
  find(of: Chooser, uid: string | null, session?: ClientSession): Promise<DefaultRecord | null>;
  put(choice: DefaultRecord, session: ClientSession): Promise<void>;
}

export function defaultsIn(connection: Connection): Defaults {
  const model = connection.model<DefaultRecord>('Default', defaultSchema);
  return {
    model,
    async find(of, uid, session) {
      if (uid === null) return null;
      return model.findOne({ of, uid }, WITHOUT_ID, { session }).lean<DefaultRecord>();
    },
    async put(choice, session) {
      const { of, uid } = choice;
      await model.replaceOne({ of, uid }, choice, { upsert: true, session });
    },
  };
}
