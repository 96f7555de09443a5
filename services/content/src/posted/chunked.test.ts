import { randomBytes } from 'node:crypto';
import { MAX_FILE_BYTES, MAX_PICTURE_BYTES, MESSAGES } from '@coaching/contracts';
import sharp from 'sharp';
import { type ContentForTest, startContentForTest } from '../testing/content-for-test';
import { gifThatIsAScript, html, pdf, svg } from '../testing/files';
import { blobOf, chunkOf, formOf, postsTo } from '../testing/posting';
import { CHUNK_BYTES } from './session-record';

let content: ContentForTest;
let posts: ReturnType<typeof postsTo>;
beforeAll(async () => {
  content = await startContentForTest();
  posts = postsTo(content);
});
afterAll(() => content.close());

/** A real document of this length. */
const longPdf = (length: number) => Buffer.concat([pdf, randomBytes(length - pdf.length)]);

describe('a file in chunks', () => {
  it('says where the first chunk ends', async () => {
    const { body } = await posts.start({ size: 3 * CHUNK_BYTES });
    expect(body).toEqual({
      status: 'success',
      data: { session_id: expect.stringMatching(/^[\w-]{32}$/), end_offset: CHUNK_BYTES },
    });
  });

  it('is stored as it was, in whatever order its chunks came, and leaves none of them', async () => {
    const bytes = longPdf(2 * CHUNK_BYTES + 17);
    const { status, body, session_id } = await posts.sendInChunks(bytes);
    expect(status).toBe(200);
    expect(body.data.download_url).toMatch(/\/files\/[\w-]{32}\.pdf$/);
    expect((await posts.shown(body.data.download_url)).equals(bytes)).toBe(true);
    expect(await posts.chunksThere(session_id)).toEqual([]);
  });

  it('is the same when it is finished again', async () => {
    const { session_id, body } = await posts.sendInChunks(longPdf(CHUNK_BYTES + 1));
    expect(await posts.finish(session_id)).toEqual({ status: 200, body });
  });

  it('is stored once when it is finished twice at the same time', async () => {
    const bytes = longPdf(CHUNK_BYTES);
    const session_id = await posts.begin(bytes.length);
    await posts.sendChunk(session_id, 0, bytes);
    const answers = await Promise.all([posts.finish(session_id), posts.finish(session_id)]);
    const finished = answers.filter(({ status }) => status === 200);
    expect(finished.length).toBeGreaterThan(0);
    expect((await posts.finish(session_id)).body).toEqual(finished[0]!.body);
    expect((await posts.shown(finished[0]!.body.data.download_url)).equals(bytes)).toBe(true);
  });

  it('takes a chunk again that was sent before', async () => {
    const bytes = longPdf(CHUNK_BYTES + 5);
    const session_id = await posts.begin(bytes.length);
    for (const at of [0, 0, CHUNK_BYTES]) await posts.sendChunk(session_id, at, chunkOf(bytes, at));
    expect((await posts.finish(session_id)).status).toBe(200);
  });

  it('that is a picture is drawn anew, cut when it is an avatar', async () => {
    const noise = await sharp(randomBytes(900 * 600 * 3), { raw: { width: 900, height: 600, channels: 3 } })
      .png()
      .toBuffer();
    expect(noise.length).toBeGreaterThan(CHUNK_BYTES);
    const facts = { name: 'me.png', mime_type: 'image/png', purpose: 'avatar' };
    const { body } = await posts.sendInChunks(noise, facts);
    const picture = await sharp(await posts.shown(body.data.download_url)).metadata();
    expect(picture).toMatchObject({ width: 244, height: 244 });
  });
});

describe('a chunked upload is refused', () => {
  it.each([
    ['of SVG', { name: 'me.svg', mime_type: 'image/svg+xml' }, 415, MESSAGES.notAPicture],
    ['of HTML', { name: 'me.html', mime_type: 'text/html' }, 415, MESSAGES.notAnAllowedFile],
    ['of another type than its name', { mime_type: 'text/html' }, 415, MESSAGES.notAnAllowedFile],
    ['of an avatar that is no picture', { purpose: 'avatar' }, 415, MESSAGES.notAPicture],
    [
      'of a picture that is too large',
      { name: 'me.png', mime_type: 'image/png', size: MAX_PICTURE_BYTES + 1 },
      413,
      'This file is too large (10 MB at most).',
    ],
    [
      'of a file that is too large',
      { size: MAX_FILE_BYTES + 1 },
      413,
      'This file is too large (50 MB at most).',
    ],
    ['of nothing', { size: 0 }, 400, 'This file is empty.'],
    ['of less than nothing', { size: -1 }, 400, 'This file is empty.'],
    ['of half a byte', { size: 1.5 }, 400, expect.any(String)],
    ['without a name', { name: ' ' }, 400, 'Field is required'],
    ['with a field that nobody knows', { session_id: 'mine' }, 400, expect.any(String)],
    ['in a phase that there is not', { phase: 'begin' }, 400, expect.any(String)],
    ['of an upload by JSON', { phase: 'upload' }, 400, expect.any(String)],
  ])('%s', async (_, facts, status, message) => {
    expect(await posts.start({ size: CHUNK_BYTES, ...facts })).toMatchObject({ status, body: { message } });
  });

  it.each([
    ['nobody', () => posts.start({ size: 9 }, null)],
    ['nobody, with a file', () => posts.post(formOf({ avatar: blobOf(pdf) }), null)],
  ])('by %s', async (_, send) => {
    expect((await send()).status).toBe(401);
  });

  it('with JSON that is none, or beyond measure', async () => {
    const type = { 'content-type': 'application/json' };
    expect((await posts.post('{"phase":', undefined, type)).status).toBe(400);
    expect((await posts.post(`"${'x'.repeat(20_000)}"`, undefined, type)).status).toBe(400);
    expect((await posts.post('null', undefined, type)).status).toBe(400);
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded'])('as %s', async (type) => {
    expect((await posts.post('phase=start', undefined, { 'content-type': type })).status).toBe(415);
  });
});

describe('what the chunks make is refused', () => {
  const aPng = { name: 'me.png', mime_type: 'image/png' };
  it.each([
    ['HTML in place of a document', {}, html, MESSAGES.notAnAllowedFile],
    ['SVG in place of a picture', aPng, svg, MESSAGES.notAPicture],
    [
      'a script that begins like a picture',
      { name: 'me.gif', mime_type: 'image/gif' },
      gifThatIsAScript,
      MESSAGES.notAPicture,
    ],
    ['a document in place of a picture', aPng, pdf, MESSAGES.notAPicture],
  ])('when it is %s, and is gone then', async (_, facts, beginning, message) => {
    const bytes = Buffer.concat([beginning, Buffer.alloc(CHUNK_BYTES, ' ')]);
    const { session_id, ...answer } = await posts.sendInChunks(bytes, facts);
    expect(answer).toEqual({ status: 415, body: { message } });
    expect(await posts.chunksThere(session_id)).toEqual([]);
    expect((await posts.finish(session_id)).status).toBe(404);
    expect((await posts.sendChunk(session_id, 0, chunkOf(bytes, 0))).status).toBe(404);
  });
});
