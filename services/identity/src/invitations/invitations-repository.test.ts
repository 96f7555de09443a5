import { startStoreForTest } from '@coaching/embedded/testing';
import { type Connection, createConnection } from 'mongoose';
import { invitationsIn } from './invitations-repository';

let store: Awaited<ReturnType<typeof startStoreForTest>>;
let connection: Connection;
beforeAll(async () => {
  store = await startStoreForTest();
  connection = await createConnection(store.url, { dbName: 'invitations' }).asPromise();
});
afterAll(async () => {
  await connection.close();
  await store.close();
});

const now = new Date('2026-03-02T09:00:00.000Z');

it('counts the people of every batch of the last day, and rows of older versions as one', async () => {
  const invitations = invitationsIn(connection);
  const older = { by: 'admin', user_uid: 'somebody', created_at: now };
  const past = { by: 'admin', count: 50, created_at: new Date('2026-03-01T08:00:00.000Z') };
  await connection.db!.collection('invitations').insertMany([older, { ...older }, past]);
  const note = (count: number, by = 'admin') =>
    connection.withSession((session) => invitations.note({ by, count, created_at: now }, 10, session));
  expect(await note(5)).toBe(true);
  expect(await note(4)).toBe(false);
  expect(await note(3)).toBe(true);
  expect(await note(10, 'another')).toBe(true);
  expect(await invitations.hasRoom({ by: 'admin', count: 1, now }, 10)).toBe(false);
  expect(await invitations.hasRoom({ by: 'admin', count: 0, now }, 10)).toBe(true);
});
