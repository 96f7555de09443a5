import { startStoreForTest } from '@coaching/embedded/testing';
import type { Connection, Model } from 'mongoose';
import { connect } from './connection';
import { type Entity, entityIn, WITH_DELETED } from './entity';
import { createStored, WITHOUT_ID, within } from './models';
import { writeMany } from './write-many';

interface Lesson extends Entity {
  title: string;
  shown: boolean;
  lines: { text: string }[];
}

const schema = entityIn<Lesson>('lessons', {
  title: { type: String, required: true },
  shown: { type: Boolean, default: false },
  lines: [within<Lesson['lines'][number]>({ text: String })],
});

let store: Awaited<ReturnType<typeof startStoreForTest>>;
let connected: { connection: Connection; release(): Promise<void> };
let lessons: Model<Lesson>;

const now = new Date('2026-03-02T09:00:00.000Z');
const aLesson = (uid: string, more: Partial<Lesson> = {}): Lesson => ({
  uid,
  title: 'Fractions',
  shown: true,
  lines: [{ text: 'She asks.' }],
  revision: 1,
  created_at: now,
  updated_at: now,
  deleted_at: null,
  deleted_by: null,
  ...more,
});
const uidsOf = async (found: Promise<Lesson[]>) => (await found).map(({ uid }) => uid);

beforeAll(async () => {
  store = await startStoreForTest();
  connected = await connect(store.url);
});
afterAll(async () => {
  await connected.release();
  await store.close();
});
beforeEach(async () => {
  const connection = connected.connection.useDb('entities', { useCache: true });
  await connection.dropDatabase();
  await createStored(connection, { Lesson: schema });
  lessons = connection.model<Lesson>('Lesson', schema);
  await lessons.create([aLesson('here'), aLesson('bin', { deleted_at: now, deleted_by: 'maya' })]);
});

describe('what is in the recycle bin', () => {
  it('is not there for whoever asks as usual', async () => {
    expect(await uidsOf(lessons.find({}).lean<Lesson[]>())).toEqual(['here']);
    expect(await lessons.findOne({ uid: 'bin' }).lean()).toBeNull();
    expect(await lessons.exists({ uid: 'bin' })).toBeNull();
    expect(await lessons.countDocuments({})).toBe(1);
    expect(await lessons.distinct('uid', {})).toEqual(['here']);
    const { matchedCount } = await lessons.updateMany({}, { $set: { title: 'Decimals' } });
    expect(matchedCount).toBe(1);
  });

  it('is there for whoever asks for it, too', async () => {
    const all = lessons.find({}, WITHOUT_ID, WITH_DELETED).sort({ uid: 1 });
    expect(await all.lean<Lesson[]>()).toMatchObject([{ uid: 'bin', deleted_by: 'maya' }, { uid: 'here' }]);
    expect(await uidsOf(lessons.find({ deleted_at: { $ne: null } }).lean<Lesson[]>())).toEqual(['bin']);
    expect(await lessons.countDocuments({}, WITH_DELETED)).toBe(2);
  });
});

it('a row from before a field had a default is read with it, unless only others are asked for', async () => {
  await lessons.collection.updateOne({ uid: 'here' }, { $unset: { shown: true } });
  expect(await lessons.findOne({ uid: 'here' }).lean()).toMatchObject({ shown: false });
  expect(await lessons.find({ uid: 'here' }, { _id: 0, uid: 1 }).lean()).toEqual([{ uid: 'here' }]);
});

it('an entity and what lies within it is stored as it is given, and no more', async () => {
  const { _id, ...stored } = (await lessons.collection.findOne({ uid: 'here' }))!;
  expect(stored).toEqual(aLesson('here'));
});

it.each<[string, () => Promise<unknown>]>([
  ['a field without a name', () => lessons.create([{ ...aLesson('a'), secret: 1 } as Lesson])],
  [
    'one within',
    () => lessons.create([aLesson('a', { lines: [{ text: 'x', secret: 1 } as { text: string }] })]),
  ],
  ['a change of one', () => lessons.updateOne({ uid: 'here' }, { $set: { secret: 1 } as object })],
  ['a question for one', () => lessons.find({ secret: 1 } as object).exec()],
  ['a row without what it must have', () => lessons.create([{ ...aLesson('a'), title: undefined } as never])],
  ['a second one of the same uid', () => lessons.create([aLesson('here')])],
])('is refused: %s', async (_, deed) => {
  await expect(deed()).rejects.toThrow();
  expect(await lessons.countDocuments({})).toBe(1);
});

it('many are written in one go, and none of them when one cannot be', async () => {
  const write = (...rows: Lesson[]) =>
    connected.connection.getClient().withSession((session) =>
      session.withTransaction(() =>
        writeMany<Lesson, Lesson>(
          lessons,
          rows.map((document) => ({ insertOne: { document } })),
          session,
        ),
      ),
    );
  await write();
  await write(aLesson('a'), aLesson('b'));
  await expect(write(aLesson('c'), aLesson('here'))).rejects.toThrow();
  expect((await uidsOf(lessons.find({}).lean<Lesson[]>())).sort()).toEqual(['a', 'b', 'here']);
});
