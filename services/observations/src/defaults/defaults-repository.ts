import type { Visibility } from '@coaching/contracts';
import type { ClientSession, Collection, Db } from 'mongodb';
import type { Chooser, DefaultRecord } from './default-record';

export const DEFAULTS = 'defaults';

/** What people and organisations chose that new observations start with. */
export interface Defaults {
  collection: Collection<DefaultRecord>;
  /** What was chosen; null when nothing was, also for nobody. */
  chosen(of: Chooser, uid: string | null): Promise<Visibility | null>;
  put(choice: DefaultRecord, session: ClientSession): Promise<void>;
}

export function defaultsIn(db: Db): Defaults {
  const collection = db.collection<DefaultRecord>(DEFAULTS);
  return {
    collection,
    async chosen(of, uid) {
      if (uid === null) return null;
      const choice = await collection.findOne({ of, uid }, { projection: { _id: 0, visibility: 1 } });
      return choice?.visibility ?? null;
    },
    async put(choice, session) {
      const { of, uid } = choice;
      await collection.replaceOne({ of, uid }, choice, { upsert: true, session });
    },
  };
}
