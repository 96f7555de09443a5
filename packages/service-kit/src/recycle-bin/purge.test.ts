import { startStoreForTest } from '@coaching/embedded/testing';
import type { Connection } from 'mongoose';
import { connect } from '../mongo/connection';
import { type Entity, entityIn, WITH_DELETED } from '../mongo/entity';
import { storedIn } from '../mongo/models';
import type { ServiceContext } from '../service';
import { purgeDeleted } from './purge';

const schemas = {
  Lesson: entityIn<Entity>('lessons', {}),
  Note: storedIn<{ uid: string; deleted_at: Date }>('notes', { uid: String, deleted_at: Date }),
};
const day = (number: number) => new Date(Date.UTC(2026, 0, number));

let store: Awaited<ReturnType<typeof startStoreForTest>>;
let connected: Awaited<ReturnType<typeof connect>>;
let connection: Connection;
let context: ServiceContext;
beforeAll(async () => {
  store = await startStoreForTest();
  connected = await connect(store.url);
});
afterAll(async () => {
  await connected.release();
  await store.close();
});

const aLesson = (uid: string, deleted_at: Date | null) => ({
  uid,
  revision: 1,
  created_at: day(1),
  updated_at: day(1),
  deleted_at,
  deleted_by: null,
});
const lessons = () => connection.model<Entity>('Lesson', schemas.Lesson);
const left = async () => (await lessons().distinct('uid', {}, WITH_DELETED)).sort();

beforeEach(async () => {
  connection = connected.connection.useDb(`test-${Math.random().toString(36).slice(2)}`);
  context = { connection } as ServiceContext;
  await lessons().insertMany([
    aLesson('here', null),
    aLesson('long gone', day(1)),
    aLesson('gone', day(9)),
    aLesson('just gone', day(11)),
  ]);
});

it('deletes for good what went to the recycle bin before then, and nothing else', async () => {
  const notes = connection.model('Note', schemas.Note);
  await notes.create({ uid: 'note', deleted_at: day(1) });
  expect(await purgeDeleted({ schemas }, context, day(10))).toBe(2);
  expect(await left()).toEqual(['here', 'just gone']);
  expect(await notes.countDocuments()).toBe(1);
  expect(await purgeDeleted({ schemas }, context, day(10))).toBe(0);
});

it('leaves what is still needed, and deletes along what belongs to the rest first', async () => {
  const along: [string, string[]][] = [];
  const purge = {
    stays: async () => ['gone'],
    async along(_: ServiceContext, model: string, rows: readonly { uid: string }[]) {
      along.push([model, rows.map(({ uid }) => uid)]);
      expect(await left()).toContain('long gone');
    },
  };
  expect(await purgeDeleted({ schemas, purge }, context, day(10))).toBe(1);
  expect(along).toEqual([['Lesson', ['long gone']]]);
  expect(await left()).toEqual(['gone', 'here', 'just gone']);
});

it('leaves the row of what cannot be deleted along, for another time', async () => {
  const purge = { along: () => Promise.reject(new Error('The storage is away.')) };
  await expect(purgeDeleted({ schemas, purge }, context, day(10))).rejects.toThrow('away');
  expect(await left()).toContain('long gone');
});

it('leaves the rest when it is told to stop', async () => {
  expect(await purgeDeleted({ schemas }, context, day(10), async () => false)).toBe(0);
  expect(await left()).toHaveLength(4);
});

it('goes through more than it takes at once, also where some stay', async () => {
  const many = Array.from({ length: 250 }, (_, index) => aLesson(`old ${index}`, day(2)));
  await lessons().insertMany(many);
  const stays = async (_: ServiceContext, __: string, uids: readonly string[]) =>
    uids.filter((uid) => uid.endsWith('7'));
  expect(await purgeDeleted({ schemas, purge: { stays } }, context, day(10))).toBe(2 + 225);
});
