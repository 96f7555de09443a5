import { randomBytes } from 'node:crypto';
import { s3Storage } from '../storage/s3-storage';
import { type ContentForTest, startContentForTest } from '../testing/content-for-test';
import { html, pdf } from '../testing/files';
import { blobOf, formOf, postsTo } from '../testing/posting';
import { type S3ForTest, startS3 } from '../testing/s3-server';
import { CHUNK_BYTES, chunkKey } from './session-record';

let s3: S3ForTest;
let content: ContentForTest;
let posts: ReturnType<typeof postsTo>;
beforeAll(async () => {
  s3 = await startS3();
  content = await startContentForTest({ storage: s3Storage(s3.place) });
  posts = postsTo(content);
});
afterAll(async () => {
  await content.close();
  await s3.stop();
});

it('stores a file that came in chunks, and none of them', async () => {
  const bytes = Buffer.concat([pdf, randomBytes(CHUNK_BYTES)]);
  const { status, body, session_id } = await posts.sendInChunks(bytes);
  expect(status).toBe(200);
  expect((await posts.shown(body.data.download_url)).equals(bytes)).toBe(true);
  for (const at of [0, CHUNK_BYTES])
    expect(await s3Storage(s3.place).find(chunkKey(session_id, at))).toBeNull();
});

it('refuses what the chunks make as anywhere', async () => {
  const { status, body } = await posts.sendInChunks(Buffer.concat([html, Buffer.alloc(CHUNK_BYTES, ' ')]));
  expect([status, body.message]).toEqual([
    415,
    'Your choice is not an allowed file type, please contact support',
  ]);
});

it('stores a file that was posted whole', async () => {
  const { body } = await posts.post(formOf({ avatar: blobOf(pdf, 'application/pdf') }, 'plan.pdf'));
  expect((await posts.shown(body.data.download_url)).equals(pdf)).toBe(true);
});
