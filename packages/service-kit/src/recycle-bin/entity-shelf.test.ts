import { anActor } from '@coaching/access/testing';
import { openStoreForTest } from '@coaching/embedded/testing';
import { connect } from '../mongo/connection';
import { type Entity, entityIn } from '../mongo/entity';
import { entityShelf } from './entity-shelf';

const Lesson = entityIn<Entity>('lessons', {});
const day = (number: number) => new Date(Date.UTC(2026, 0, number));

let store: Awaited<ReturnType<typeof openStoreForTest>>;
let connected: Awaited<ReturnType<typeof connect>>;
beforeAll(async () => {
  store = await openStoreForTest();
  connected = await connect(store.url);
});
afterAll(async () => {
  await connected.release();
  await store.close();
});

it('lists what fits, says of what is older that it does not, and lists that before then', async () => {
  const model = connected.connection.model<Entity>('Lesson', Lesson);
  const stamps = { revision: 1, created_at: day(1), updated_at: day(1), deleted_by: null };
  const deleted = { a: 5, b: 4, secret: 4, c: 3, d: 3, e: 2, f: 1 };
  await model.insertMany([
    { uid: 'here', ...stamps, deleted_at: null },
    ...Object.entries(deleted).map(([uid, on]) => ({ uid, ...stamps, deleted_at: day(on) })),
  ]);
  const { contents } = entityShelf<Entity>({
    kind: 'lesson',
    model,
    scope: () => ({}),
    mayRestore: (_actor, { uid }) => uid !== 'secret',
    described: ({ uid }) => ({ noun: 'Lesson', title: uid, place: '', path: null }),
    restore: async () => {},
    mostShown: 3,
  });
  const listed = async (before: Date | null) => {
    const { objects, since } = await contents(anActor(), before);
    return { uids: objects.map(({ uid }) => uid).sort(), since };
  };
  // What was deleted in the same moment stays together, so that none of it is passed over.
  expect(await listed(null)).toEqual({ uids: ['a', 'b', 'c', 'd'], since: day(3) });
  expect(await listed(day(3))).toEqual({ uids: ['e', 'f'], since: null });
});
