import type { ClientSession, Connection, Model } from 'mongoose';
import { WITHOUT_ID } from '../mongo/models';
import { writeMany } from '../mongo/write-many';
import { type PersonCopy, personCopySchema } from './person-copy';

/** A service's copies of people. */
export interface People {
  model: Model<PersonCopy>;
  /** How long news of a person is waited for, in milliseconds (`untilNewsIsIn`). */
  newsMs: number;
  /** A person, also one who was deleted, or null. */
  find(uid: string, session?: ClientSession): Promise<PersonCopy | null>;
  /** A person who was not deleted, or null. */
  findLiving(uid: string): Promise<PersonCopy | null>;
  /** Those of the people that are known, also deleted ones, by uid. */
  findAll(uids: readonly string[], session?: ClientSession): Promise<Map<string, PersonCopy>>;
  /** Adds or replaces several, each named once; they hold what `copyOf` leaves of people. */
  putAll(copies: readonly PersonCopy[], session: ClientSession): Promise<void>;
}

/**
 * The copies of people in a service's database, which `storePeople` keeps.
 * @param newsMs how long news of a person is waited for, in milliseconds; not at all unless given
 */
export function peopleIn(connection: Connection, newsMs = 0): People {
  const model = connection.model<PersonCopy>('PersonCopy', personCopySchema);
  const find: People['find'] = (uid, session) =>
    model.findOne({ uid }, WITHOUT_ID, { session }).lean<PersonCopy>();
  return {
    model,
    newsMs,
    find,
    async findLiving(uid) {
      const person = await find(uid);
      return person?.deleted ? null : person;
    },
    async findAll(uids, session) {
      const people = await model
        .find({ uid: { $in: [...uids] } }, WITHOUT_ID, { session })
        .lean<PersonCopy[]>();
      return new Map(people.map((person) => [person.uid, person]));
    },
    putAll: (copies, session) =>
      writeMany(
        model,
        copies.map((copy) => ({
          replaceOne: { filter: { uid: copy.uid }, replacement: copy, upsert: true },
        })),
        session,
      ),
  };
}

/** What people are called, as a service's copies say. */
export const usernamesIn =
  (people: Pick<People, 'findAll'>) =>
  async (uids: readonly string[]): Promise<Map<string, string>> =>
    new Map([...(await people.findAll(uids))].map(([uid, { username }]) => [uid, username]));
