import type { ClientSession, Connection, Model } from 'mongoose';
import { pause } from '../events/pause';
import { WITHOUT_ID } from '../mongo/models';
import { type PersonCopy, personCopySchema } from './person-copy';

/** A service's copies of people. */
export interface People {
  model: Model<PersonCopy>;
  /** A person, also one who was deleted, or null. */
  find(uid: string, session?: ClientSession): Promise<PersonCopy | null>;
  /** A person who was not deleted, or null. */
  findLiving(uid: string): Promise<PersonCopy | null>;
  /**
   * A person who was not deleted and is as the caller needs them, or null. Who was just invited, or given a place, is so
   * here a moment after the caller was told: so their news is waited for.
   */
  findOnceNewsIsIn(uid: string, isAsNeeded: (person: PersonCopy) => boolean): Promise<PersonCopy | null>;
  /** Those of the people that are known, also deleted ones, by uid. */
  findAll(uids: readonly string[], session?: ClientSession): Promise<Map<string, PersonCopy>>;
  put(person: PersonCopy, session: ClientSession): Promise<void>;
}

const FIRST_LOOK_MS = 50;

/**
 * The copies of people in a service's database, which `storePeople` keeps.
 * @param newsMs how long news of a person is waited for at most, in milliseconds
 */
export function peopleIn(connection: Connection, newsMs = 0): People {
  const model = connection.model<PersonCopy>('PersonCopy', personCopySchema);
  const find: People['find'] = (uid, session) =>
    model.findOne({ uid }, WITHOUT_ID, { session }).lean<PersonCopy>();
  const findLiving: People['findLiving'] = async (uid) => {
    const person = await find(uid);
    return person?.deleted ? null : person;
  };
  return {
    model,
    find,
    findLiving,
    async findOnceNewsIsIn(uid, isAsNeeded) {
      let waited = 0;
      for (let wait = FIRST_LOOK_MS; ; wait *= 2) {
        const person = await findLiving(uid);
        if (person && isAsNeeded(person)) return person;
        if (waited >= newsMs) return null;
        const next = Math.min(wait, newsMs - waited);
        await pause(next);
        waited += next;
      }
    },
    async findAll(uids, session) {
      const people = await model
        .find({ uid: { $in: [...uids] } }, WITHOUT_ID, { session })
        .lean<PersonCopy[]>();
      return new Map(people.map((person) => [person.uid, person]));
    },
    async put(person, session) {
      await model.replaceOne({ uid: person.uid }, person, { upsert: true, session });
    },
  };
}

/** What people are called, as a service's copies say. */
export const usernamesIn =
  (people: Pick<People, 'findAll'>) =>
  async (uids: readonly string[]): Promise<Map<string, string>> =>
    new Map([...(await people.findAll(uids))].map(([uid, { username }]) => [uid, username]));
