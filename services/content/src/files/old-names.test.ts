import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStoreForTest, type StoreForTest } from '@coaching/embedded/testing';
import { diskStorage } from '../storage/disk-storage';
import { type ContentForTest, startContentForTest } from '../testing/content-for-test';
import { pdf } from '../testing/files';
import { pat } from '../testing/uploading';

let store: StoreForTest;
let directory: string;
beforeEach(async () => {
  store = await openStoreForTest();
  directory = await mkdtemp(join(tmpdir(), 'old-names-'));
});
afterEach(async () => {
  await store.close();
  await rm(directory, { recursive: true });
});

const start = () =>
  startContentForTest({
    mongoUrl: store.url,
    databasePrefix: store.databasePrefix,
    storage: diskStorage(directory),
  });
const filesOf = (content: ContentForTest) => content.service.context.db.collection('files');
const nameIn = ({ download_url }: { download_url: string }) => download_url.split('/').at(-1)!;
const promised = (content: ContentForTest) =>
  content.call('getUploadUrl', { body: { file_name: 'plan.pdf', file_type: 'application/pdf' } }, pat);
async function sent(content: ContentForTest) {
  const file = await promised(content);
  await content.put(file.url, new Uint8Array(pdf), { 'content-type': 'application/pdf' });
  return nameIn(file);
}

it('starts on files that a version before stored, which it renames before any is asked for, also where their fields were renamed in part', async () => {
  const before = await start();
  const [whole, half] = [await sent(before), await sent(before)];
  const waiting = nameIn(await promised(before));
  const files = filesOf(before);
  await files.updateOne({ name: whole }, { $rename: { 'stored.stored_at': 'stored.kept_at' } });
  await files.updateMany({}, { $rename: { stored: 'kept' } });
  await before.close();

  const content = await start();
  const rows = await filesOf(content).find({}).toArray();
  expect(rows.map(({ stored }) => stored?.stored_at ?? null)).toEqual([
    expect.any(Date),
    expect.any(Date),
    null,
  ]);
  expect(rows.some((row) => 'kept' in row || 'kept_at' in (row.stored ?? {}))).toBe(false);
  for (const name of [whole, half])
    expect((await content.get(`${content.origin}/files/${name}`)).status).toBe(200);
  expect((await content.get(`${content.origin}/files/${waiting}`)).status).toBe(404);
  await content.close();
});

it('leaves what somebody sent to a version before when they are deleted, and forgets what they were promised', async () => {
  const before = await start();
  const [there, waiting] = [await sent(before), nameIn(await promised(before))];
  await filesOf(before).updateMany({}, { $rename: { stored: 'kept' } });
  await before.close();

  const content = await start();
  await content.receiveEvent({
    type: 'user.deleted',
    entity_uid: pat.uid,
    revision: 2,
    data: { uid: pat.uid },
  });
  const names = (await filesOf(content).find({}).toArray()).map(({ name }) => name);
  expect([names.includes(there), names.includes(waiting)]).toEqual([true, false]);
  await content.close();
});

it('takes files that move here from an installation of a version before', async () => {
  const content = await start();
  const { connection, transaction } = content.service.context;
  const stored = { key: 'a', type: 'application/pdf', length: 1, sent_hash: '', kept_at: new Date() };
  const row = { name: 'a.pdf', user_uid: pat.uid, kept: stored };
  const { arrived } = content.service.moves.rows.find(({ model }) => model === 'File')!;
  await transaction(async ({ session }) => {
    await filesOf(content).insertOne({ ...row }, { session });
    await arrived!([row], connection, session);
  });
  const there = await filesOf(content).findOne({ name: row.name });
  expect(there).toMatchObject({ stored: { key: 'a', stored_at: expect.any(Date) } });
  expect(there).not.toHaveProperty('kept');
  await content.close();
});
