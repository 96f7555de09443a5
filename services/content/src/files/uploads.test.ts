import { readdir } from 'node:fs/promises';
import { MAX_PICTURE_BYTES, MESSAGES } from '@coaching/contracts';
import sharp from 'sharp';
import { aPerson, type ContentForTest, startContentForTest } from '../testing/content-for-test';
import {
  aMovingPicture,
  aPhotograph,
  aPicture,
  doc,
  docx,
  gifThatIsAScript,
  html,
  pdf,
  pictureWithScript,
  svg,
  zip,
} from '../testing/files';
import { uploadSignatures } from './upload-signature';

jest.setTimeout(30_000);

let content: ContentForTest;
beforeAll(async () => {
  content = await startContentForTest();
});
afterAll(() => content.close());

const pat = aPerson();
type Asked = { file_name: string; file_type: string; purpose?: 'avatar' };
const ask = (body: Asked) => content.call('getUploadUrl', { body }, pat);
const aPng = { file_name: 'me.png', file_type: 'image/png' };

async function send(body: Asked, bytes: Buffer, headers: Record<string, string> = {}) {
  const { url, download_url } = await ask(body);
  const type: Record<string, string> = body.file_type ? { 'content-type': body.file_type } : {};
  const answer = await content.put(url, new Uint8Array(bytes), { ...type, ...headers });
  return { status: answer.status, body: await answer.json(), url, download_url };
}

describe('a picture', () => {
  it.each([
    ['gif', 'me.gif', 'image/gif'],
    ['jpeg', 'me.JPG', 'image/jpeg'],
    ['png', 'me.png', 'image/png'],
    ['webp', 'me.webp', 'image/webp'],
  ] as const)('is kept and shown in place: %s', async (format, file_name, file_type) => {
    const sent = await send({ file_name, file_type }, await aPicture(format));
    expect(sent).toMatchObject({ status: 200, body: { ok: true } });
    const answer = await content.get(sent.download_url);
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': file_type,
      'content-disposition': 'inline',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    const shown = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
    expect(shown).toMatchObject({ format, width: 400, height: 300 });
  });

  it('is cut square and made small as an avatar', async () => {
    const { download_url } = await send({ ...aPng, purpose: 'avatar' }, await aPicture('png', 1000, 600));
    const answer = await content.get(download_url);
    expect(await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).toMatchObject({
      width: 244,
      height: 244,
    });
  });

  it('goes on moving, but not as an avatar', async () => {
    const aGif = { file_name: 'me.gif', file_type: 'image/gif' };
    const moving = await aMovingPicture();
    const pages = async (asked: Asked) => {
      const { download_url } = await send(asked, moving);
      const shown = Buffer.from(await (await content.get(download_url)).arrayBuffer());
      return (await sharp(shown, { animated: true }).metadata()).pages ?? 1;
    };
    expect([await pages(aGif), await pages({ ...aGif, purpose: 'avatar' })]).toEqual([2, 1]);
  });

  it('is made smaller when it is larger than any screen', async () => {
    const { download_url } = await send(aPng, await aPicture('png', 4000, 1000));
    const answer = await content.get(download_url);
    expect(await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).toMatchObject({
      width: 2560,
      height: 640,
    });
  });

  it('is turned upright and loses where it was taken and by whom', async () => {
    const photograph = await aPhotograph();
    expect((await sharp(photograph).metadata()).exif).toBeDefined();
    const { download_url } = await send({ file_name: 'me.jpg', file_type: 'image/jpeg' }, photograph);
    const shown = await sharp(Buffer.from(await (await content.get(download_url)).arrayBuffer())).metadata();
    expect(shown).toMatchObject({ width: 300, height: 400 });
    expect(shown.exif).toBeUndefined();
  });

  it.each(['gif', 'png', 'jpeg'] as const)(
    'loses a script that travels behind its pixels: %s',
    async (format) => {
      const type = `image/${format}`;
      const sent = await send(
        { file_name: `me.${format}`, file_type: type },
        await pictureWithScript(format),
      );
      if (sent.status === 200) {
        const shown = Buffer.from(await (await content.get(sent.download_url)).arrayBuffer());
        expect(shown.includes('script')).toBe(false);
      } else expect(sent.status).toBe(415);
    },
  );

  it('is shown as what it is, whatever picture its name says', async () => {
    const { download_url } = await send(aPng, await aPicture('jpeg'));
    expect((await content.get(download_url)).headers.get('content-type')).toBe('image/jpeg');
  });

  it('is told of without its content', async () => {
    const { download_url } = await send(aPng, await aPicture('png'));
    const answer = await content.get(download_url, 'HEAD');
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect((await answer.arrayBuffer()).byteLength).toBe(0);
  });
});

describe('another file', () => {
  it.each([
    ['plan.pdf', 'application/pdf', pdf, 'application/pdf'],
    ['plan.pdf', '', pdf, 'application/pdf'],
    ['plan.doc', 'application/msword', doc, 'application/msword'],
    [
      'plan.docx',
      'application/octet-stream',
      docx,
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    ],
    ['people.csv', 'application/vnd.ms-excel', Buffer.from('email\na@b.test\n'), 'text/csv'],
  ])('is kept, to be saved under its name: %s said to be %j', async (file_name, file_type, bytes, type) => {
    const sent = await send({ file_name, file_type }, bytes);
    expect(sent.status).toBe(200);
    const answer = await content.get(sent.download_url);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': type,
      'content-length': String(bytes.length),
      'content-disposition': `attachment; filename="${file_name}"; filename*=UTF-8''${file_name}`,
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    });
    expect(Buffer.from(await answer.arrayBuffer()).equals(bytes)).toBe(true);
  });

  it('keeps the letters of its name', async () => {
    const { download_url } = await send({ file_name: 'Übung "1".pdf', file_type: 'application/pdf' }, pdf);
    expect((await content.get(download_url)).headers.get('content-disposition')).toBe(
      `attachment; filename="_bung _1_.pdf"; filename*=UTF-8''%C3%9Cbung%20_1_.pdf`,
    );
  });
});

describe('an address to send to is refused', () => {
  it.each([
    ['for SVG', 'me.svg', 'image/svg+xml', MESSAGES.notAPicture],
    ['for HTML', 'me.html', 'text/html', MESSAGES.notAnAllowedFile],
    ['for a program', 'me.exe', 'application/octet-stream', MESSAGES.notAnAllowedFile],
    ['for HTML that is called a picture', 'me.png', 'text/html', MESSAGES.notAnAllowedFile],
    ['for a picture that is called HTML', 'me.html', 'image/png', MESSAGES.notAPicture],
    ['for a second extension', 'me.png.html', 'image/png', MESSAGES.notAPicture],
    ['for a name without extension', 'png', 'image/png', MESSAGES.notAPicture],
    ['for an extension behind a zero byte', 'me.html\0.png/../x.html', 'image/png', MESSAGES.notAPicture],
  ])('%s', async (_, file_name, file_type, message) => {
    await expect(ask({ file_name, file_type })).rejects.toMatchObject({ status: 415, body: { message } });
  });

  it('for an avatar that is no picture', async () => {
    const body = { file_name: 'me.pdf', file_type: 'application/pdf', purpose: 'avatar' as const };
    await expect(ask(body)).rejects.toMatchObject({ status: 415, body: { message: MESSAGES.notAPicture } });
  });

  it.each([
    ['without a name', { file_name: ' ', file_type: 'image/png' }],
    ['with a name beyond measure', { file_name: `${'a'.repeat(500)}.png`, file_type: 'image/png' }],
    ['with a field that nobody knows', { ...aPng, key: '../../etc/passwd' }],
  ])('%s', async (_, body) => {
    await expect(ask(body)).rejects.toMatchObject({ status: 400 });
  });

  it('to somebody who is not signed in', async () => {
    const call = content.call('getUploadUrl', { body: aPng }, null);
    await expect(call).rejects.toMatchObject({ status: 401 });
  });

  it('to somebody who has sent very many files within the hour', async () => {
    const busy = aPerson('busy');
    const files = content.service.context.db.collection('files');
    const granted_at = new Date();
    await files.insertMany(
      Array.from({ length: 300 }, (_, index) => ({ name: `busy-${index}`, user_uid: 'busy', granted_at })),
    );
    await expect(content.call('getUploadUrl', { body: aPng }, busy)).rejects.toMatchObject({ status: 429 });
    await expect(ask(aPng)).resolves.toBeDefined();
  });
});

describe('a name', () => {
  it.each([
    '../../../etc/passwd.png',
    '..\\..\\windows\\me.png',
    '/etc/cron.d/me.png',
    'C:\\me.png',
    '%2e%2e%2fme.png',
    'me\r\nX-Evil: 1.png',
    '\u202egnp.me.png',
    '....png.png',
  ])('leads nowhere and is kept under a random one: %j', async (file_name) => {
    const sent = await send({ file_name, file_type: 'image/png' }, await aPicture('png'));
    expect(sent.status).toBe(200);
    expect(new URL(sent.download_url).pathname).toMatch(/^\/files\/[\w-]{32}\.png$/);
    const record = await content.service.context.db
      .collection('files')
      .findOne({ name: sent.download_url.split('/').at(-1) });
    expect(record?.file_name).toMatch(/^[^/\\\p{Cc}\p{Cf}]+\.png$/u);
    const folders = await readdir(content.directory);
    for (const folder of folders) expect(folder).toMatch(/^[\w-]{2}$/);
  });

  it.each(['..%2F..%2Fsecrets.json', '%2e%2e%2f.png', 'a'.repeat(32), `${'a'.repeat(32)}.png`])(
    'that nobody was given leads to nothing: %s',
    async (name) => {
      const { status } = await content.get(`${content.origin}/files/${name}`);
      expect([400, 404]).toContain(status);
    },
  );
});

describe('a file is refused', () => {
  it.each([
    ['SVG in place of a picture', aPng, svg, MESSAGES.notAPicture],
    ['HTML in place of a picture', aPng, html, MESSAGES.notAPicture],
    [
      'a script that begins like a picture',
      { file_name: 'me.gif', file_type: 'image/gif' },
      gifThatIsAScript,
      MESSAGES.notAPicture,
    ],
    [
      'the first bytes of a picture alone',
      aPng,
      Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
      MESSAGES.notAPicture,
    ],
    ['a document in place of a picture', aPng, pdf, MESSAGES.notAPicture],
    ['HTML in place of a document', { file_name: 'a.pdf', file_type: '' }, html, MESSAGES.notAnAllowedFile],
    [
      'another archive in place of one',
      { file_name: 'a.docx', file_type: '' },
      zip,
      MESSAGES.notAnAllowedFile,
    ],
    [
      'bytes in place of a list',
      { file_name: 'a.csv', file_type: 'text/csv' },
      Buffer.from('a\0b'),
      MESSAGES.notAnAllowedFile,
    ],
  ])('that is %s', async (_, asked, bytes, message) => {
    const sent = await send(asked, bytes);
    expect(sent).toMatchObject({ status: 415, body: { message } });
    expect((await content.get(sent.download_url)).status).toBe(404);
  });

  it.each(['text/html', 'image/svg+xml', 'application/javascript'])('that says it is %s', async (type) => {
    const sent = await send(aPng, await aPicture('png'), { 'content-type': type });
    expect(sent.status).toBe(415);
  });

  it('that is larger than a picture may be', async () => {
    const sent = await send(aPng, Buffer.concat([await aPicture('png'), Buffer.alloc(MAX_PICTURE_BYTES)]));
    expect(sent).toMatchObject({ status: 413, body: { message: 'This file is too large (10 MB at most).' } });
  });

  it('that is empty', async () => {
    expect((await send(aPng, Buffer.alloc(0))).status).toBe(400);
  });

  it('that does not say how long it is', async () => {
    const { url } = await ask(aPng);
    const bytes = new ReadableStream({
      start(controller) {
        controller.enqueue(new Uint8Array(10));
        controller.close();
      },
    });
    const token = { 'x-actor-token': content.tokenOf(null), 'content-type': 'image/png' };
    const init = { method: 'PUT', body: bytes, headers: token, duplex: 'half' };
    expect((await fetch(url, init as RequestInit)).status).toBe(400);
  });

  it('that has more pixels than a server draws', async () => {
    const bomb = await sharp({
      create: { width: 11_000, height: 11_000, channels: 3, background: 'black' },
    })
      .png({ compressionLevel: 9 })
      .toBuffer();
    expect((await send(aPng, bomb)).status).toBe(415);
  });
});

describe('the address that takes a file', () => {
  const change = (url: string, name: string, value: string) => {
    const changed = new URL(url);
    changed.searchParams.set(name, value);
    return changed.href;
  };

  it('takes the same file twice, and no other', async () => {
    const bytes = await aPicture('png');
    const { url, status } = await send(aPng, bytes);
    const again = await content.put(url, new Uint8Array(bytes), { 'content-type': 'image/png' });
    const other = await content.put(url, new Uint8Array(await aPicture('png', 10, 10)), {
      'content-type': 'image/png',
    });
    expect([status, again.status, other.status]).toEqual([200, 200, 409]);
  });

  it('takes one of two that are sent at the same time', async () => {
    const { url, download_url } = await ask(aPng);
    const sizes = [10, 20];
    const answers = await Promise.all(
      sizes.map(async (size) => content.put(url, new Uint8Array(await aPicture('png', size, size)))),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const shown = await sharp(Buffer.from(await (await content.get(download_url)).arrayBuffer())).metadata();
    expect(shown.width).toBe(sizes[answers.findIndex(({ status }) => status === 200)]);
  });

  it.each([
    ['a forged signature', (url: string) => change(url, 'signature', 'A'.repeat(43))],
    ['a signature of no length', (url: string) => change(url, 'signature', '')],
    ['a later end', (url: string) => change(url, 'expires', '99999999999')],
    ['another name', (url: string) => url.replace(/uploads\/[\w-]{4}/, 'uploads/AAAA')],
  ])('is of no use with %s', async (_, forge) => {
    const { url } = await ask(aPng);
    const answer = await content.put(forge(url), new Uint8Array(await aPicture('png')));
    expect(answer.status).toBe(403);
  });

  it('is of no use without a signature', async () => {
    const { url } = await ask(aPng);
    const answer = await content.put(url.split('?')[0]!, new Uint8Array(await aPicture('png')));
    expect(answer.status).toBe(400);
  });

  it('is of no use once its time is over', async () => {
    const { url } = await ask(aPng);
    const name = new URL(url).pathname.split('/').at(-1)!;
    const past = Math.floor(Date.now() / 1000) - 1;
    const signature = uploadSignatures('a secret of the tests, long enough for all').sign(name, past);
    const late = change(change(url, 'expires', String(past)), 'signature', signature);
    expect((await content.put(late, new Uint8Array(await aPicture('png')))).status).toBe(403);
  });

  it.each(['GET', 'POST', 'DELETE'])('is of no use for %s', async (method) => {
    const { url } = await ask(aPng);
    expect((await content.get(url, method)).status).toBe(404);
  });

  it('is of no use to who does not come by the gateway', async () => {
    const { url } = await ask(aPng);
    expect((await fetch(url, { method: 'PUT', body: 'x' })).status).toBe(401);
  });
});
