import type { ClientSession, Db } from 'mongodb';
import type { SetOwner } from '../tool-sets/tool-set-record';

export const ORGANIZATIONS = 'organizations';
export const PEOPLE = 'people';

/** What an organisation or a person is called: the identity service's latest word. */
export interface NameRecord {
  uid: string;
  name: string;
  /** The revision this name is from; an older word is ignored. */
  revision: number;
}

/** What owners of tool sets are called. */
export interface OwnerNames {
  /** An owner's name; null when nothing was heard of it, '' for the platform. */
  of(owner: SetOwner): Promise<string | null>;
  /** Keeps a name, unless a newer one is known. */
  keep(
    collection: typeof ORGANIZATIONS | typeof PEOPLE,
    name: NameRecord,
    session: ClientSession,
  ): Promise<void>;
}

export function ownerNamesIn(db: Db): OwnerNames {
  const named = (collection: string) => db.collection<NameRecord>(collection);
  return {
    async of({ config_entity, config_uid: uid }) {
      if (config_entity === 'System') return '';
      const record = await named(config_entity === 'User' ? PEOPLE : ORGANIZATIONS).findOne({ uid });
      return record?.name ?? null;
    },
    async keep(collection, name, session) {
      const known = await named(collection).findOne({ uid: name.uid }, { session });
      if (known && known.revision > name.revision) return;
      await named(collection).replaceOne({ uid: name.uid }, name, { upsert: true, session });
    },
  };
}
