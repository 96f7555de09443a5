import {
  changesTallies,
  type EntityStore,
  entityStore,
  type Tallies,
  talliesIn,
  talliesStored,
  WITH_DELETED,
  writeMany,
} from '@coaching/service-kit';
import type { ClientSession, Connection, Model } from 'mongoose';
import { keysOf } from './keys-of';
import { type PersonWords, personWordsIn } from './lists/person-words';
import { type PersonKeys, type PersonRecord, personSchema, WITHOUT_LISTS } from './person-record';

export const personTallySchema = talliesStored('user_tallies');

/** The people of this service's database. Who writes them here has their keys made and their lists counted along. */
export interface People {
  model: Model<PersonRecord>;
  /** How many people the lists have that they are in. */
  tallies: Tallies;
  /** What they are called by. */
  words: PersonWords;
  /** For deleting and restoring. */
  store: Pick<EntityStore<PersonRecord>, 'find' | 'change' | 'restore'>;
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
  /** Adds or replaces several, each named once. */
  putAll(people: readonly PersonRecord[], session: ClientSession): Promise<void>;
}

const countedIn = ({ lists = [], groups = [] }: PersonKeys) => [...lists, ...groups];

const withKeys = (person: PersonRecord) => ({ ...person, keys: keysOf(person) });

export function peopleIn(connection: Connection): People {
  const model = connection.model<PersonRecord>('Person', personSchema);
  const tallies = talliesIn(connection, 'PersonTally', personTallySchema);
  const words = personWordsIn(connection);
  const store = entityStore({ model, embeds: {} });

  const findAny = (uid: string, session?: ClientSession) =>
    model.findOne({ uid }, WITHOUT_LISTS, { session, ...WITH_DELETED }).lean<PersonRecord>();

  /** Where some people are counted, as they are stored. */
  async function countedNow(uids: readonly string[], session: ClientSession): Promise<Map<string, string[]>> {
    const before = await model
      .find(
        { uid: { $in: [...uids] } },
        { _id: 0, uid: 1, 'keys.lists': 1, 'keys.groups': 1 },
        { session, ...WITH_DELETED },
      )
      .lean<Pick<PersonRecord, 'uid' | 'keys'>[]>();
    return new Map(before.map(({ uid, keys }) => [uid, countedIn(keys)]));
  }

  /** Counts people in their lists where they were counted elsewhere before, and has their words known. */
  async function count(
    changed: readonly ReturnType<typeof withKeys>[],
    before: ReadonlyMap<string, string[]>,
    session: ClientSession,
  ): Promise<void> {
    const changes = changed.map(({ uid, keys }) => [before.get(uid) ?? [], countedIn(keys)] as const);
    await tallies.follow(changes.filter(changesTallies), session);
    await words.add(
      changed.flatMap(({ keys }) => keys.finds),
      session,
    );
  }

  async function countAlong(changed: readonly ReturnType<typeof withKeys>[], session: ClientSession) {
    const before = await countedNow(
      changed.map(({ uid }) => uid),
      session,
    );
    await count(changed, before, session);
  }

  async function putAll(people: readonly PersonRecord[], session: ClientSession) {
    if (people.length === 0) return;
    const changed = people.map(withKeys);
    await countAlong(changed, session);
    await writeMany(
      model,
      changed.map((person) => ({
        replaceOne: { filter: { uid: person.uid }, replacement: person, upsert: true },
      })),
      session,
    );
  }

  return {
    model,
    tallies,
    words,
    store: {
      find: findAny,
      async change(stored, fields, session) {
        if (!session) throw new Error('People are counted along, within a transaction.');
        const changed = withKeys({ ...stored, ...fields });
        const before = await countedNow([stored.uid], session);
        // Where somebody else was quicker nothing changes, and nothing is counted.
        const written = await store.change(stored, { ...fields, keys: changed.keys }, session);
        if (written) await count([changed], before, session);
        return written;
      },
      async restore(person, session) {
        const changed = withKeys(person);
        await countAlong([changed], session);
        await store.restore(changed, session);
      },
    },
    find: (uid, session) => model.findOne({ uid }, WITHOUT_LISTS, { session }).lean<PersonRecord>(),
    findAny,
    findByLogin: (email) =>
      model
        .findOne({ uams: { $elemMatch: { system: 'email', system_key: email } } }, WITHOUT_LISTS)
        .lean<PersonRecord>(),
    async byLogins(emails) {
      const found = await model
        .find({ uams: { $elemMatch: { system: 'email', system_key: { $in: emails } } } }, WITHOUT_LISTS)
        .lean<PersonRecord[]>();
      return new Map(found.flatMap((person) => person.uams.map(({ system_key }) => [system_key, person])));
    },
    async noteSignIn({ uid, first_signed_in_at }, now) {
      if (first_signed_in_at) return;
      await model.updateOne({ uid }, { $set: { first_signed_in_at: now } });
    },
    putAll,
  };
}
