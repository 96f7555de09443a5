import { randomBytes } from 'node:crypto';
import { anActor } from '@coaching/access/testing';
import { diskStorage } from '../storage/disk-storage';
import { type ContentForTest, startContentForTest } from '../testing/content-for-test';
import { pdf } from '../testing/files';
import { blobOf, chunkOf, formOf, postsTo } from '../testing/posting';
import { clearExpired } from './clear-sessions';
import { CHUNK_BYTES } from './session-record';
import { uploadSessionsIn } from './sessions-repository';

let content: ContentForTest;
let posts: ReturnType<typeof postsTo>;
beforeAll(async () => {
  content = await startContentForTest();
  posts = postsTo(content);
});
afterAll(() => content.close());

/** A real document of this length. */
const longPdf = (length: number) => Buffer.concat([pdf, randomBytes(length - pdf.length)]);
const eve = anActor({ uid: 'eve' });

describe('a session', () => {
  const size = CHUNK_BYTES + 10;
  const bytes = longPdf(size);

  it('is nobody else’s', async () => {
    const session_id = await posts.begin(size);
    const refused = { status: 404, body: { message: 'This upload is over. Please choose the file again.' } };
    expect(await posts.sendChunk(session_id, 0, chunkOf(bytes, 0), eve)).toEqual(refused);
    for (const at of [0, CHUNK_BYTES]) await posts.sendChunk(session_id, at, chunkOf(bytes, at));
    expect(await posts.finish(session_id, eve)).toEqual(refused);
    expect((await posts.finish(session_id)).status).toBe(200);
    expect(await posts.finish(session_id, eve)).toEqual(refused);
  });

  it('that never was takes nothing', async () => {
    const never = 'a'.repeat(32);
    expect((await posts.sendChunk(never, 0, chunkOf(bytes, 0))).status).toBe(404);
    expect((await posts.finish(never)).status).toBe(404);
  });

  it.each(['../../etc/passwd', '', '{"$ne":null}'])('named %j is no name', async (session_id) => {
    expect((await posts.sendChunk(session_id, 0, chunkOf(bytes, 0))).status).toBe(400);
    expect((await posts.finish(session_id)).status).toBe(400);
  });

  it('is not finished while a chunk is missing, and goes on', async () => {
    const session_id = await posts.begin(size);
    expect((await posts.finish(session_id)).status).toBe(400);
    await posts.sendChunk(session_id, CHUNK_BYTES, chunkOf(bytes, CHUNK_BYTES));
    expect(await posts.finish(session_id)).toMatchObject({
      status: 400,
      body: { message: '1 chunks of this file have not arrived, the first at 0.' },
    });
    await posts.sendChunk(session_id, 0, chunkOf(bytes, 0));
    expect((await posts.finish(session_id)).status).toBe(200);
  });

  it.each([
    ['a byte too much', 0, CHUNK_BYTES + 1],
    ['a byte too little', 0, CHUNK_BYTES - 1],
    ['nothing', 0, 0],
    ['more than was announced at the end', CHUNK_BYTES, 11],
    ['bytes behind the end', 2 * CHUNK_BYTES, 10],
    ['bytes between two chunks', 512, CHUNK_BYTES],
  ])('takes no chunk of %s', async (_, at, length) => {
    const session_id = await posts.begin(size);
    expect((await posts.sendChunk(session_id, at, Buffer.alloc(length, 1))).status).toBe(400);
    expect((await posts.record(session_id))?.offsets).toEqual([]);
    expect(await posts.chunksThere(session_id)).toEqual([]);
  });

  it.each(['-1', '1e3', '', '0x0', ' 0'])('takes no chunk that begins at %j', async (start_offset) => {
    const session_id = await posts.begin(size);
    const form = formOf({ phase: 'upload', session_id, start_offset, chunk: blobOf(chunkOf(bytes, 0)) });
    expect((await posts.post(form)).status).toBe(400);
  });

  it('takes no chunk once it is finished', async () => {
    const { session_id } = await posts.sendInChunks(bytes);
    expect((await posts.sendChunk(session_id, 0, chunkOf(bytes, 0))).status).toBe(404);
    expect(await posts.chunksThere(session_id)).toEqual([]);
  });

  it('takes nothing once its time is over, and leaves nothing', async () => {
    const session_id = await posts.begin(size);
    await posts.sendChunk(session_id, 0, chunkOf(bytes, 0));
    expect(await posts.chunksThere(session_id)).toHaveLength(1);
    const { db, connection } = content.service.context;
    await db
      .collection('upload_sessions')
      .updateOne({ session_id }, { $set: { expires_at: new Date(Date.now() - 1) } });
    expect((await posts.sendChunk(session_id, CHUNK_BYTES, chunkOf(bytes, CHUNK_BYTES))).status).toBe(404);
    expect((await posts.finish(session_id)).status).toBe(404);
    const parts = { sessions: uploadSessionsIn(connection), storage: diskStorage(content.directory) };
    expect(await clearExpired(parts, new Date())).toBe(1);
    expect([await posts.record(session_id), await posts.chunksThere(session_id)]).toEqual([null, []]);
  });

  it('lasts for an hour', async () => {
    const before = Date.now();
    const expires_at = (await posts.record(await posts.begin(size)))?.expires_at as Date;
    expect(Math.round((expires_at.getTime() - before) / 60_000)).toBe(60);
  });

  it('ends, the oldest of a person first, when they begin very many', async () => {
    const busy = anActor({ uid: 'busy' });
    const begun: string[] = [];
    for (let made = 0; made < 20; made += 1) begun.push(await posts.begin(size, {}, busy));
    const [first, second] = begun as [string, string];
    await posts.sendChunk(first, 0, chunkOf(bytes, 0), busy);
    await posts.begin(size, {}, busy);
    expect((await posts.sendChunk(first, CHUNK_BYTES, chunkOf(bytes, CHUNK_BYTES), busy)).status).toBe(404);
    expect(await posts.chunksThere(first)).toEqual([]);
    expect((await posts.sendChunk(second, 0, chunkOf(bytes, 0), busy)).status).toBe(200);
  });
});
