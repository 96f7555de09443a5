import { cast } from '@coaching/access/testing';
import { MAX_PICTURE_BYTES } from '@coaching/contracts';
import sharp from 'sharp';
import { s3Storage } from '../storage/s3-storage';
import { type ContentForTest, startContentForTest } from '../testing/content-for-test';
import { aPicture, html, pdf, svg } from '../testing/files';
import { type S3ForTest, startS3 } from '../testing/s3-server';

let s3: S3ForTest;
let content: ContentForTest;
beforeAll(async () => {
  s3 = await startS3();
  content = await startContentForTest({ storage: s3Storage(s3.place) });
});
afterAll(async () => {
  await content.close();
  await s3.stop();
});

const aPng = { file_name: 'me.png', file_type: 'image/png' };

/** Sends as a browser does: to the storage, without anything of ours. */
async function send(body: typeof aPng, bytes: Buffer) {
  const { url, download_url } = await content.call('getUploadUrl', { body }, cast.actors.coach);
  const headers = { 'x-amz-acl': 'public-read', 'content-type': body.file_type };
  const { status } = await fetch(url, { method: 'PUT', headers, body: new Uint8Array(bytes) });
  return { url, download_url, status };
}

it('takes a picture past this service, and shows it drawn anew', async () => {
  const sent = await send(aPng, await aPicture('png', 4000, 1000));
  expect(sent.status).toBe(200);
  expect(new URL(sent.url).origin).toBe(s3.place.endpoint);
  const answer = await content.get(sent.download_url);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png']);
  expect(await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).toMatchObject({ width: 2560 });
  expect((await content.get(sent.download_url)).status).toBe(200);
});

it('shows a file to all who ask first at the same time', async () => {
  const { download_url } = await send({ file_name: 'a.pdf', file_type: 'application/pdf' }, pdf);
  const answers = await Promise.all([1, 2, 3].map(() => content.get(download_url)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
});

it('has nothing to show before the file is there', async () => {
  const { download_url } = await content.call('getUploadUrl', { body: aPng }, cast.actors.coach);
  expect((await content.get(download_url)).status).toBe(404);
});

it.each([
  ['SVG', svg],
  ['HTML', html],
  ['a picture beyond measure', Buffer.alloc(MAX_PICTURE_BYTES + 1, '\x89PNG\r\n\x1a\n', 'latin1')],
])('never shows %s in place of a picture, and removes it', async (_, bytes) => {
  const { status, download_url } = await send(aPng, bytes);
  expect(status).toBe(200);
  expect((await content.get(download_url)).status).toBe(404);
  const name = download_url.split('/').at(-1)!;
  expect(await s3Storage(s3.place).arrived(name)).toBeNull();
});

it('goes on showing what was looked at, whatever is sent to the address later', async () => {
  const { url, download_url } = await send(aPng, await aPicture('png'));
  const before = await (await content.get(download_url)).arrayBuffer();
  const headers = { 'x-amz-acl': 'public-read', 'content-type': 'image/png' };
  expect((await fetch(url, { method: 'PUT', headers, body: new Uint8Array(html) })).status).toBe(200);
  const after = await (await content.get(download_url)).arrayBuffer();
  expect(Buffer.from(after).equals(Buffer.from(before))).toBe(true);
});

describe('an address of the storage', () => {
  const png = { 'x-amz-acl': 'public-read', 'content-type': 'image/png' };
  const put = (url: string, bytes: Buffer) =>
    fetch(url, { method: 'PUT', headers: png, body: new Uint8Array(bytes) });
  const ask = (file_size?: number) =>
    content.call('getUploadUrl', { body: { ...aPng, file_size } }, cast.actors.coach);

  it('takes as many bytes as were named, and no more', async () => {
    const picture = await aPicture('png');
    const { url, download_url } = await ask(picture.length);
    expect((await put(url, Buffer.concat([picture, Buffer.alloc(1)]))).status).toBe(403);
    expect((await content.get(download_url)).status).toBe(404);
    expect((await put(url, picture)).status).toBe(200);
    expect((await content.get(download_url)).status).toBe(200);
  });

  it('is not given for a size over the limit', async () => {
    await expect(ask(MAX_PICTURE_BYTES + 1)).rejects.toMatchObject({ status: 413 });
  });
});

describe('what arrived', () => {
  let looking: ContentForTest;
  beforeAll(async () => {
    looking = await startContentForTest({ storage: s3Storage(s3.place), lookForFilesMs: 20 });
  });
  afterAll(() => looking.close());

  async function sendTo(body: typeof aPng, bytes: Buffer) {
    const { url, download_url } = await looking.call('getUploadUrl', { body }, cast.actors.coach);
    const headers = { 'x-amz-acl': 'public-read', 'content-type': body.file_type };
    await fetch(url, { method: 'PUT', headers, body: new Uint8Array(bytes) });
    return { url, download_url, name: download_url.split('/').at(-1)! };
  }

  /** Waits until nothing waits at the addresses of the storage. */
  async function allLookedAt() {
    while ((await s3Storage(s3.place).arrivals()).length > 0)
      await new Promise((next) => setTimeout(next, 20));
  }

  it('and is over the limit goes at once, though nobody reads it', async () => {
    const { download_url } = await sendTo(aPng, Buffer.alloc(MAX_PICTURE_BYTES + 1, '\x89PNG\r\n\x1a\n'));
    await allLookedAt();
    expect((await looking.get(download_url)).status).toBe(404);
  });

  it('and is not what it says goes at once too', async () => {
    const { download_url } = await sendTo(aPng, html);
    await allLookedAt();
    expect((await looking.get(download_url)).status).toBe(404);
  });

  it('and is as promised is stored, also from what is sent to its address later', async () => {
    const { url, download_url } = await sendTo(aPng, await aPicture('png'));
    await allLookedAt();
    const headers = { 'x-amz-acl': 'public-read', 'content-type': 'image/png' };
    await fetch(url, { method: 'PUT', headers, body: new Uint8Array(html) });
    await allLookedAt();
    expect((await looking.get(download_url)).headers.get('content-type')).toBe('image/png');
  });
});
