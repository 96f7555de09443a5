import { WITH_DELETED, WITHOUT_ID, writeMany } from '@coaching/service-kit';
import type { ClientSession, Connection, Model } from 'mongoose';
import { type PersonRecord, personSchema } from './person-record';

/** The people of this service's database. */
export interface People {
  model: Model<PersonRecord>;
  /** A living person, or null. */
  find(uid: string, session?: ClientSession): Promise<PersonRecord | null>;
  /** A person, also one in the recycle bin, or null. */
  findAny(uid: string, session?: ClientSession): Promise<PersonRecord | null>;
  /** The living person who signs in with this address (lower case), or null. */
  findByLogin(email: string): Promise<PersonRecord | null>;
  /** The living people who sign in with these addresses (lower case), by address. */
  byLogins(emails: readonly string[]): Promise<Map<string, PersonRecord>>;
  /** Notes that somebody has signed in, the first time; for others it is no change of the person. */
  noteSignIn(person: PersonRecord, now: Date): Promise<void>;
  /** Adds or replaces. */
  put(person: PersonRecord, session: ClientSession): Promise<void>;
  /** Adds or replaces several, each named once. */
  putAll(people: readonly PersonRecord[], session: ClientSession): Promise<void>;
}

export function peopleIn(connection: Connection): People {
  const model = connection.model<PersonRecord>('Person', personSchema);
  return {
    model,
    find: (uid, session) => model.findOne({ uid }, WITHOUT_ID, { session }).lean<PersonRecord>(),
    findAny: (uid, session) =>
      model.findOne({ uid }, WITHOUT_ID, { session, ...WITH_DELETED }).lean<PersonRecord>(),
    findByLogin: (email) =>
      model
        .findOne({ uams: { $elemMatch: { system: 'email', system_key: email } } }, WITHOUT_ID)
        .lean<PersonRecord>(),
    async byLogins(emails) {
      const found = await model
        .find({ uams: { $elemMatch: { system: 'email', system_key: { $in: emails } } } }, WITHOUT_ID)
        .lean<PersonRecord[]>();
      return new Map(found.flatMap((person) => person.uams.map(({ system_key }) => [system_key, person])));
    },
    async noteSignIn({ uid, first_signed_in_at }, now) {
      if (first_signed_in_at) return;
      await model.updateOne({ uid }, { $set: { first_signed_in_at: now } });
    },
    putAll: (people, session) =>
      writeMany(
        model,
        people.map((person) => ({
          replaceOne: { filter: { uid: person.uid }, replacement: person, upsert: true },
        })),
        session,
      ),
    async put(person, session) {
      await model.replaceOne({ uid: person.uid }, person, { upsert: true, session });
    },
  };
}
