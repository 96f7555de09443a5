import type { ClientSession, Collection, Db } from 'mongodb';
import type { PersonCopy } from './person-copy';

/** The collection of copies; each service has its own. */
export const PEOPLE = 'people';

/** A service's copies of people. */
export interface People {
  collection: Collection<PersonCopy>;
  /** A person, also one who was deleted, or null. */
  find(uid: string, session?: ClientSession): Promise<PersonCopy | null>;
  /** A person who was not deleted, or null. */
  findLiving(uid: string): Promise<PersonCopy | null>;
  /** Those of the people that are known, also deleted ones, by uid. */
  findAll(uids: readonly string[], session?: ClientSession): Promise<Map<string, PersonCopy>>;
  put(person: PersonCopy, session: ClientSession): Promise<void>;
}

/** The copies of people in a service's database, which `keepPeople` keeps. */
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
    async findAll(uids, session) {
      const people = await collection.find({ uid: { $in: [...uids] } }, { session }).toArray();
      return new Map(people.map((person) => [person.uid, person]));
    },
    async put(person, session) {
      await collection.replaceOne({ uid: person.uid }, person, { upsert: true, session });
    },
  };
}
