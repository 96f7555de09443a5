import { randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { MAX_FILE_BYTES, MAX_PICTURE_BYTES, MESSAGES } from '@coaching/contracts';
import { ACTOR_TOKEN_HEADER, API_ADDRESS_HEADER } from '@coaching/service-kit';
import sharp from 'sharp';
import { diskStorage } from '../storage/disk-storage';
import { aPerson, type ContentForTest, startContentForTest } from '../testing/content-for-test';
import { aPicture, gifThatIsAScript, html, pdf, svg } from '../testing/files';
import { clearExpired } from './clear-sessions';
import { CHUNK_BYTES } from './session-record';
import { UPLOAD_SESSIONS, uploadSessionsIn } from './sessions-repository';

jest.setTimeout(30_000);

let content: ContentForTest;
beforeAll(async () => {
  content = await startContentForTest();
});
afterAll(() => content.close());

const pat = aPerson();
const eve = aPerson('eve');
type Person = typeof pat | null;

async function post(body: BodyInit, by: Person = pat, headers: Record<string, string> = {}) {
  const answer = await fetch(`${content.origin}/upload/post`, {
    method: 'POST',
    body,
    headers: {
      [ACTOR_TOKEN_HEADER]: content.tokenOf(by),
      [API_ADDRESS_HEADER]: content.origin,
      ...headers,
    },
  });
  return { status: answer.status, body: await answer.json() };
}
const say = (body: object, by?: Person) =>
  post(JSON.stringify(body), by, { 'content-type': 'application/json' });
const aPdf = { name: 'plan.pdf', mime_type: 'application/pdf' };
const start = (body: object, by?: Person) => say({ phase: 'start', ...aPdf, ...body }, by);
const finish = (session_id: string, by?: Person) => say({ phase: 'finish', session_id }, by);

function formOf(fields: Record<string, string | Blob>, name = 'blob'): FormData {
  const form = new FormData();
  for (const [key, value] of Object.entries(fields))
    if (typeof value === 'string') form.append(key, value);
    else form.append(key, value, name);
  return form;
}
const blobOf = (bytes: Buffer, type = '') => new Blob([new Uint8Array(bytes)], { type });
const sendChunk = (session_id: string, start_offset: number, chunk: Buffer, by?: Person) =>
  post(formOf({ phase: 'upload', session_id, start_offset: String(start_offset), chunk: blobOf(chunk) }), by);
const chunkOf = (bytes: Buffer, start_offset: number) =>
  bytes.subarray(start_offset, start_offset + CHUNK_BYTES);

async function begin(size: number, facts: object = {}, by?: Person): Promise<string> {
  const { status, body } = await start({ size, ...facts }, by);
  expect([status, body.status]).toEqual([200, 'success']);
  return body.data.session_id as string;
}

/** Sends a file in chunks, the last one first. */
async function sendInChunks(bytes: Buffer, facts: object = {}) {
  const session_id = await begin(bytes.length, facts);
  for (let at = Math.floor((bytes.length - 1) / CHUNK_BYTES) * CHUNK_BYTES; at >= 0; at -= CHUNK_BYTES)
    expect(await sendChunk(session_id, at, chunkOf(bytes, at))).toEqual({
      status: 200,
      body: { status: 'success', data: {} },
    });
  return { session_id, ...(await finish(session_id)) };
}

/** A real document of this length. */
const longPdf = (length: number) => Buffer.concat([pdf, randomBytes(length - pdf.length)]);
const shown = async (address: string) => Buffer.from(await (await content.get(address)).arrayBuffer());
const record = (session_id: string) =>
  content.service.context.db.collection(UPLOAD_SESSIONS).findOne({ session_id });
const chunksThere = async (session_id: string) =>
  (await readdir(content.directory, { recursive: true })).filter((path) => path.includes(session_id));

describe('a file in chunks', () => {
  it('says where the first chunk ends', async () => {
    const { body } = await start({ size: 3 * CHUNK_BYTES });
    expect(body).toEqual({
      status: 'success',
      data: { session_id: expect.stringMatching(/^[\w-]{32}$/), end_offset: CHUNK_BYTES },
    });
  });

  it('is kept as it was, in whatever order its chunks came, and leaves none of them', async () => {
    const bytes = longPdf(2 * CHUNK_BYTES + 17);
    const { status, body, session_id } = await sendInChunks(bytes);
    expect(status).toBe(200);
    expect(body.data.download_url).toMatch(/\/files\/[\w-]{32}\.pdf$/);
    expect((await shown(body.data.download_url)).equals(bytes)).toBe(true);
    expect(await chunksThere(session_id)).toEqual([]);
  });

  it('is the same when it is finished again', async () => {
    const { session_id, body } = await sendInChunks(longPdf(CHUNK_BYTES + 1));
    expect(await finish(session_id)).toEqual({ status: 200, body });
  });

  it('is kept once when it is finished twice at the same time', async () => {
    const bytes = longPdf(CHUNK_BYTES);
    const session_id = await begin(bytes.length);
    await sendChunk(session_id, 0, bytes);
    const answers = await Promise.all([finish(session_id), finish(session_id)]);
    const kept = answers.filter(({ status }) => status === 200);
    expect(kept.length).toBeGreaterThan(0);
    expect((await finish(session_id)).body).toEqual(kept[0]!.body);
    expect((await shown(kept[0]!.body.data.download_url)).equals(bytes)).toBe(true);
  });

  it('takes a chunk again that was sent before', async () => {
    const bytes = longPdf(CHUNK_BYTES + 5);
    const session_id = await begin(bytes.length);
    for (const at of [0, 0, CHUNK_BYTES]) await sendChunk(session_id, at, chunkOf(bytes, at));
    expect((await finish(session_id)).status).toBe(200);
  });

  it('that is a picture is drawn anew, cut when it is an avatar', async () => {
    const noise = await sharp(randomBytes(900 * 600 * 3), { raw: { width: 900, height: 600, channels: 3 } })
      .png()
      .toBuffer();
    expect(noise.length).toBeGreaterThan(CHUNK_BYTES);
    const facts = { name: 'me.png', mime_type: 'image/png', purpose: 'avatar' };
    const { body } = await sendInChunks(noise, facts);
    const picture = await sharp(await shown(body.data.download_url)).metadata();
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
    expect(await start({ size: CHUNK_BYTES, ...facts })).toMatchObject({ status, body: { message } });
  });

  it.each([
    ['nobody', () => start({ size: 9 }, null)],
    ['nobody, with a file', () => post(formOf({ avatar: blobOf(pdf) }), null)],
  ])('by %s', async (_, send) => {
    expect((await send()).status).toBe(401);
  });

  it('by somebody who has many under way', async () => {
    const busy = aPerson('busy');
    for (let begun = 0; begun < 20; begun += 1) await begin(CHUNK_BYTES, {}, busy);
    expect((await start({ size: 9 }, busy)).status).toBe(429);
    expect((await start({ size: 9 })).status).toBe(200);
  });

  it('with JSON that is none, or beyond measure', async () => {
    const type = { 'content-type': 'application/json' };
    expect((await post('{"phase":', pat, type)).status).toBe(400);
    expect((await post(`"${'x'.repeat(20_000)}"`, pat, type)).status).toBe(400);
    expect((await post('null', pat, type)).status).toBe(400);
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded'])('as %s', async (type) => {
    expect((await post('phase=start', pat, { 'content-type': type })).status).toBe(415);
  });
});

describe('a session', () => {
  const size = CHUNK_BYTES + 10;
  const bytes = longPdf(size);

  it('is nobody else’s', async () => {
    const session_id = await begin(size);
    const refused = { status: 404, body: { message: 'This upload is over. Please choose the file again.' } };
    expect(await sendChunk(session_id, 0, chunkOf(bytes, 0), eve)).toEqual(refused);
    for (const at of [0, CHUNK_BYTES]) await sendChunk(session_id, at, chunkOf(bytes, at));
    expect(await finish(session_id, eve)).toEqual(refused);
    expect((await finish(session_id)).status).toBe(200);
    expect(await finish(session_id, eve)).toEqual(refused);
  });

  it('that never was takes nothing', async () => {
    const never = 'a'.repeat(32);
    expect((await sendChunk(never, 0, chunkOf(bytes, 0))).status).toBe(404);
    expect((await finish(never)).status).toBe(404);
  });

  it.each(['../../etc/passwd', '', '{"$ne":null}'])('named %j is no name', async (session_id) => {
    expect((await sendChunk(session_id, 0, chunkOf(bytes, 0))).status).toBe(400);
    expect((await finish(session_id)).status).toBe(400);
  });

  it('is not finished while a chunk is missing, and goes on', async () => {
    const session_id = await begin(size);
    expect((await finish(session_id)).status).toBe(400);
    await sendChunk(session_id, CHUNK_BYTES, chunkOf(bytes, CHUNK_BYTES));
    expect(await finish(session_id)).toMatchObject({
      status: 400,
      body: { message: '1 chunks of this file have not arrived, the first at 0.' },
    });
    await sendChunk(session_id, 0, chunkOf(bytes, 0));
    expect((await finish(session_id)).status).toBe(200);
  });

  it.each([
    ['a byte too much', 0, CHUNK_BYTES + 1],
    ['a byte too little', 0, CHUNK_BYTES - 1],
    ['nothing', 0, 0],
    ['more than was announced at the end', CHUNK_BYTES, 11],
    ['bytes behind the end', 2 * CHUNK_BYTES, 10],
    ['bytes between two chunks', 512, CHUNK_BYTES],
  ])('takes no chunk of %s', async (_, at, length) => {
    const session_id = await begin(size);
    expect((await sendChunk(session_id, at, Buffer.alloc(length, 1))).status).toBe(400);
    expect((await record(session_id))?.offsets).toEqual([]);
    expect(await chunksThere(session_id)).toEqual([]);
  });

  it.each(['-1', '1e3', '', '0x0', ' 0'])('takes no chunk that begins at %j', async (start_offset) => {
    const session_id = await begin(size);
    const form = formOf({ phase: 'upload', session_id, start_offset, chunk: blobOf(chunkOf(bytes, 0)) });
    expect((await post(form)).status).toBe(400);
  });

  it('takes no chunk once it is finished', async () => {
    const { session_id } = await sendInChunks(bytes);
    expect((await sendChunk(session_id, 0, chunkOf(bytes, 0))).status).toBe(404);
    expect(await chunksThere(session_id)).toEqual([]);
  });

  it('takes nothing once its time is over, and leaves nothing', async () => {
    const session_id = await begin(size);
    await sendChunk(session_id, 0, chunkOf(bytes, 0));
    expect(await chunksThere(session_id)).toHaveLength(1);
    const { db } = content.service.context;
    await db
      .collection(UPLOAD_SESSIONS)
      .updateOne({ session_id }, { $set: { expires_at: new Date(Date.now() - 1) } });
    expect((await sendChunk(session_id, CHUNK_BYTES, chunkOf(bytes, CHUNK_BYTES))).status).toBe(404);
    expect((await finish(session_id)).status).toBe(404);
    const parts = { sessions: uploadSessionsIn(db), storage: diskStorage(content.directory) };
    expect(await clearExpired(parts, new Date())).toBe(1);
    expect([await record(session_id), await chunksThere(session_id)]).toEqual([null, []]);
  });

  it('lasts for an hour', async () => {
    const before = Date.now();
    const expires_at = (await record(await begin(size)))?.expires_at as Date;
    expect(Math.round((expires_at.getTime() - before) / 60_000)).toBe(60);
  });
});

describe('what the chunks make is refused', () => {
  const aPng = { name: 'me.png', mime_type: 'image/png' };
  it.each([
    ['HTML in place of a document', aPdf, html, MESSAGES.notAnAllowedFile],
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
    const { session_id, ...answer } = await sendInChunks(bytes, facts);
    expect(answer).toEqual({ status: 415, body: { message } });
    expect(await chunksThere(session_id)).toEqual([]);
    expect((await finish(session_id)).status).toBe(404);
    expect((await sendChunk(session_id, 0, chunkOf(bytes, 0))).status).toBe(404);
  });
});

describe('a file posted whole', () => {
  const whole = (bytes: Buffer, name: string, type: string, more: Record<string, string> = {}) =>
    post(formOf({ ...more, avatar: blobOf(bytes, type) }, name));

  it('is kept and answered with where it is', async () => {
    const { status, body } = await whole(pdf, 'Übung "1".pdf', 'application/pdf');
    expect([status, body.status]).toEqual([200, 'success']);
    const answer = await content.get(body.data.download_url);
    expect(Buffer.from(await answer.arrayBuffer()).equals(pdf)).toBe(true);
    expect(answer.headers.get('content-disposition')).toContain("filename*=UTF-8''%C3%9Cbung%20_1_.pdf");
  });

  it.each([
    ['as it is', {}, { width: 400, height: 300 }],
    ['cut as an avatar', { purpose: 'avatar' }, { width: 244, height: 244 }],
  ])('is a picture, %s', async (_, more, measures) => {
    const { body } = await whole(await aPicture('png'), 'me.png', 'image/png', more);
    expect(await sharp(await shown(body.data.download_url)).metadata()).toMatchObject(measures);
  });

  it.each([
    ['SVG', svg, 'me.svg', 'image/svg+xml', 415],
    ['SVG called a picture', svg, 'me.png', 'image/png', 415],
    ['HTML called a document', html, 'a.pdf', 'application/pdf', 415],
    ['HTML by its type', pdf, 'a.pdf', 'text/html', 415],
    ['a picture that is too large', Buffer.alloc(MAX_PICTURE_BYTES + 1), 'me.png', 'image/png', 413],
    ['anything that is too large', Buffer.alloc(MAX_PICTURE_BYTES + 70_000), 'a.pdf', 'application/pdf', 413],
    ['nothing', Buffer.alloc(0), 'me.png', 'image/png', 400],
  ])('is refused: %s', async (_, bytes, name, type, status) => {
    expect((await whole(bytes, name, type)).status).toBe(status);
  });

  it.each([
    ['without a file', formOf({ phase: 'upload' })],
    ['with a file of another name', formOf({ file: blobOf(pdf) }, 'a.pdf')],
    ['with a field that nobody knows', formOf({ key: '../x', avatar: blobOf(pdf) }, 'a.pdf')],
    ['with two files', formOf({ avatar: blobOf(pdf), chunk: blobOf(pdf) }, 'a.pdf')],
  ])('is refused: a form %s', async (_, form) => {
    expect((await post(form)).status).toBe(400);
  });

  it('is refused: the same field twice', async () => {
    const form = formOf({ avatar: blobOf(pdf) }, 'a.pdf');
    form.append('avatar', blobOf(pdf), 'b.pdf');
    expect((await post(form)).status).toBe(400);
  });

  it.each([
    ['without a boundary', 'multipart/form-data', 'x'],
    ['that has none of its boundaries', 'multipart/form-data; boundary=b', 'x'],
    ['that breaks off', 'multipart/form-data; boundary=b', '--b\r\ncontent-disposition: form-data; name="a"'],
    ['of very many parts', 'multipart/form-data; boundary=b', '--b\r\n'.repeat(100_000)],
  ])('is refused: a form %s', async (_, type, body) => {
    expect((await post(body, pat, { 'content-type': type })).status).toBe(400);
  });
});
