import type { ClientSession, Collection, Db, Filter } from 'mongodb';
import type { PersonRecord } from './person-record';

export const PEOPLE = 'users';

/** What everyone who reads people starts from: those who are deleted are not there. */
export const living = { deleted_at: null } satisfies Filter<PersonRecord>;

/** The people of this service's database. */
export interface People {
  collection: Collection<PersonRecord>;
  /** A living person, or null. */
  find(uid: string, session?: ClientSession): Promise<PersonRecord | null>;
  /** The living person who signs in with this address (lower case), or null. */
  findByLogin(email: string): Promise<PersonRecord | null>;
  /** Adds or replaces. */
  put(person: PersonRecord, session: ClientSession): Promise<void>;
}

export function peopleIn(db: Db): People {
  const collection = db.collection<PersonRecord>(PEOPLE);
  const withoutId = { projection: { _id: 0 } } as const;
  return {
    collection,
    find: (uid, session) => collection.findOne({ uid, ...living }, { ...withoutId, session }),
    findByLogin: (email) =>
      collection.findOne(
        { uams: { $elemMatch: { system: 'email', system_key: email } }, ...living },
        withoutId,
      ),
    async put(person, session) {
      await collection.replaceOne({ uid: person.uid }, person, { upsert: true, session });
    },
  };
}
