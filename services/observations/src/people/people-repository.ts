import type { ClientSession, Collection, Db } from 'mongodb';
import type { PersonCopy } from './person-copy';

export const PEOPLE = 'people';

/** This service's copies of people. */
export interface People {
  collection: Collection<PersonCopy>;
  /** A person, also one who was deleted, or null. */
  find(uid: string, session?: ClientSession): Promise<PersonCopy | null>;
  /** A person who was not deleted, or null. */
  findLiving(uid: string): Promise<PersonCopy | null>;
  put(person: PersonCopy, session: ClientSession): Promise<void>;
}

export function peopleIn(db: Db): People {
  const collection = db.collection<PersonCopy>(PEOPLE);
  const find: People['find'] = (uid, session) =>
    collection.findOne({ uid }, { session, projection: { _id: 0 } });
  return {
    collection,
    find,
    async findLiving(uid) {
      const person = await find(uid);
      return person?.deleted ? null : person;
    },
    async put(person, session) {
      await collection.replaceOne({ uid: person.uid }, person, { upsert: true, session });
    },
  };
}
