import { anActor, aPerson as embedOf } from '@coaching/access/testing';
import { filePurposes, MAX_PICTURE_BYTES, MESSAGES } from '@coaching/contracts';
import sharp from 'sharp';
import { aPicture, gifThatIsAScript, html, pdf, svg, zip } from '../testing/files';
import { aPng, uploading } from '../testing/uploading';
import { uploadSignatures } from './upload-signature';

const { ask, send, service } = uploading();

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

  it.each(filePurposes)('for one that is no picture: %s', async (purpose) => {
    const body = { file_name: 'me.pdf', file_type: 'application/pdf', purpose };
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
    const call = service().call('getUploadUrl', { body: aPng }, null);
    await expect(call).rejects.toMatchObject({ status: 401 });
  });

  it('to somebody who has sent very many files within a day', async () => {
    const busy = anActor({ uid: 'busy' });
    const files = service().service.context.db.collection('files');
    const granted_at = new Date(Date.now() - 20 * 3600 * 1000);
    await files.insertMany(
      Array.from({ length: 300 }, (_, index) => ({
        name: `busy-${index}`,
        user_uid: 'busy',
        file_name: 'me.png',
        granted_at,
        expires_at: granted_at,
      })),
    );
    // Asking in vain is no file, and leaves the day as it is.
    for (let times = 0; times < 2; times += 1)
      await expect(service().call('getUploadUrl', { body: aPng }, busy)).rejects.toMatchObject({
        status: 429,
        body: { message: expect.stringContaining('300 files, 1 GB') },
      });
    expect(await files.countDocuments({ user_uid: 'busy' })).toBe(300);
    await expect(ask(aPng)).resolves.toBeDefined();
  });

  it('to somebody who asks for more at once than one may send in a day', async () => {
    const greedy = anActor({ uid: 'greedy' });
    const request = { file_name: 'plan.pdf', file_type: 'application/pdf', file_size: 50 * 1024 * 1024 };
    const asked = Array.from({ length: 30 }, () => service().call('getUploadUrl', { body: request }, greedy));
    const outcomes = await Promise.allSettled(asked);
    const taken = outcomes.filter(({ status }) => status === 'fulfilled').length;
    expect(taken).toBeLessThanOrEqual(20);
    for (const outcome of outcomes)
      if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ status: 429 });
  });
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
    [
      'bytes behind the mark of a text',
      { file_name: 'a.csv', file_type: 'text/csv' },
      Buffer.from('\xff\xfea\0\0\0b\0', 'latin1'),
      MESSAGES.notAnAllowedFile,
    ],
  ])('that is %s', async (_, request, bytes, message) => {
    const sent = await send(request, bytes);
    expect(sent).toMatchObject({ status: 415, body: { message } });
    expect((await service().get(sent.download_url)).status).toBe(404);
  });

  it.each(['text/html', 'image/svg+xml', 'application/javascript'])('that says it is %s', async (type) => {
    const sent = await send(aPng, await aPicture('png'), { 'content-type': type });
    expect(sent.status).toBe(415);
  });

  it('that is larger than a picture may be', async () => {
    const sent = await send(aPng, Buffer.concat([await aPicture('png'), Buffer.alloc(MAX_PICTURE_BYTES)]));
    expect(sent).toMatchObject({ status: 413, body: { message: 'This file is too large (10 MB at most).' } });
  });

  it('that says so beforehand', async () => {
    const answer = ask({ ...aPng, file_size: MAX_PICTURE_BYTES + 1 });
    await expect(answer).rejects.toMatchObject({
      status: 413,
      body: { message: 'This file is too large (10 MB at most).' },
    });
  });

  it('that is of another size than its sender gave', async () => {
    const picture = await aPicture('png');
    const sent = await send({ ...aPng, file_size: picture.length - 1 }, picture);
    expect(sent.status).toBe(400);
    expect((await service().get(sent.download_url)).status).toBe(404);
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
    const token = { 'x-actor-token': service().tokenOf(null), 'content-type': 'image/png' };
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
    const again = await service().put(url, new Uint8Array(bytes), { 'content-type': 'image/png' });
    const other = await service().put(url, new Uint8Array(await aPicture('png', 10, 10)), {
      'content-type': 'image/png',
    });
    expect([status, again.status, other.status]).toEqual([200, 200, 409]);
  });

  it('takes one of two that are sent at the same time', async () => {
    const { url, download_url } = await ask(aPng);
    const sizes = [10, 20];
    const answers = await Promise.all(
      sizes.map(async (size) => service().put(url, new Uint8Array(await aPicture('png', size, size)))),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const shown = await sharp(
      Buffer.from(await (await service().get(download_url)).arrayBuffer()),
    ).metadata();
    expect(shown.width).toBe(sizes[answers.findIndex(({ status }) => status === 200)]);
  });

  it.each([
    ['a forged signature', (url: string) => change(url, 'signature', 'A'.repeat(43))],
    ['a signature of no length', (url: string) => change(url, 'signature', '')],
    ['a later end', (url: string) => change(url, 'expires', '99999999999')],
    ['another name', (url: string) => url.replace(/uploads\/[\w-]{4}/, 'uploads/AAAA')],
  ])('is of no use with %s', async (_, forge) => {
    const { url } = await ask(aPng);
    const answer = await service().put(forge(url), new Uint8Array(await aPicture('png')));
    expect(answer.status).toBe(403);
  });

  it('is of no use without a signature', async () => {
    const { url } = await ask(aPng);
    const answer = await service().put(url.split('?')[0]!, new Uint8Array(await aPicture('png')));
    expect(answer.status).toBe(400);
  });

  it.each(['deleted', 'locked'] as const)('is of no use once its person is %s', async (end) => {
    const person = embedOf('Pat Person', { uid: `${end}-person` });
    const { url, download_url } = await service().call(
      'getUploadUrl',
      { body: aPng },
      anActor({ uid: person.uid }),
    );
    const revision = { entity_uid: person.uid, revision: 2 };
    if (end === 'locked') {
      await service().receiveEvent({ type: 'user.updated', ...revision, data: { person } });
      const data = { person: { ...person, is_disabled: true } };
      await service().receiveEvent({ type: 'user.updated', ...revision, revision: 3, data });
    } else {
      await service().receiveEvent({ type: 'user.deleted', ...revision, data: { uid: person.uid } });
    }
    expect((await service().put(url, new Uint8Array(await aPicture('png')))).status).toBe(404);
    expect((await service().get(download_url)).status).toBe(404);
  });

  it('is of no use once its time is over', async () => {
    const { url } = await ask(aPng);
    const name = new URL(url).pathname.split('/').at(-1)!;
    const past = Math.floor(Date.now() / 1000) - 1;
    const signature = uploadSignatures('a secret of the tests, long enough for all').sign(name, past);
    const late = change(change(url, 'expires', String(past)), 'signature', signature);
    expect((await service().put(late, new Uint8Array(await aPicture('png')))).status).toBe(403);
  });

  it.each(['GET', 'POST', 'DELETE'])('is of no use for %s', async (method) => {
    const { url } = await ask(aPng);
    expect((await service().get(url, method)).status).toBe(404);
  });

  it('is of no use to who does not come by the gateway', async () => {
    const { url } = await ask(aPng);
    expect((await fetch(url, { method: 'PUT', body: 'x' })).status).toBe(401);
  });
});
