import { readdir } from 'node:fs/promises';
import { anActor } from '@coaching/access/testing';
import sharp from 'sharp';
import { aMovingPicture, aPhotograph, aPicture, doc, docx, pdf, pictureWithScript } from '../testing/files';
import { aPng, pat, type UploadRequest, uploading } from '../testing/uploading';

const { send, service } = uploading();

describe('a picture', () => {
  it.each([
    ['gif', 'me.gif', 'image/gif'],
    ['jpeg', 'me.JPG', 'image/jpeg'],
    ['png', 'me.png', 'image/png'],
    ['webp', 'me.webp', 'image/webp'],
  ] as const)('is stored and shown in place: %s', async (format, file_name, file_type) => {
    const sent = await send({ file_name, file_type }, await aPicture(format));
    expect(sent).toMatchObject({ status: 200, body: { ok: true } });
    const answer = await service().get(sent.download_url);
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
    const answer = await service().get(download_url);
    expect(await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).toMatchObject({
      width: 244,
      height: 244,
    });
  });

  it.each([
    ['wide', [1000, 200], [504, 101]],
    ['high', [200, 1000], [34, 168]],
    ['small', [90, 40], [90, 40]],
  ] as const)('keeps its shape as a logo, and is made small: a %s one', async (_, [width, height], drawn) => {
    const { download_url } = await send({ ...aPng, purpose: 'logo' }, await aPicture('png', width, height));
    const answer = await service().get(download_url);
    const shown = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
    expect([shown.width, shown.height]).toEqual(drawn);
  });

  it('goes on moving, but not as an avatar', async () => {
    const aGif = { file_name: 'me.gif', file_type: 'image/gif' };
    const moving = await aMovingPicture();
    const pages = async (request: UploadRequest) => {
      const { download_url } = await send(request, moving);
      const shown = Buffer.from(await (await service().get(download_url)).arrayBuffer());
      return (await sharp(shown, { animated: true }).metadata()).pages ?? 1;
    };
    expect([await pages(aGif), await pages({ ...aGif, purpose: 'avatar' })]).toEqual([2, 1]);
  });

  it('is made smaller when it is larger than any screen', async () => {
    const { download_url } = await send(aPng, await aPicture('png', 4000, 1000));
    const answer = await service().get(download_url);
    expect(await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).toMatchObject({
      width: 2560,
      height: 640,
    });
  });

  it('is turned upright and loses where it was taken and by whom', async () => {
    const photograph = await aPhotograph();
    expect((await sharp(photograph).metadata()).exif).toBeDefined();
    const { download_url } = await send({ file_name: 'me.jpg', file_type: 'image/jpeg' }, photograph);
    const shown = await sharp(
      Buffer.from(await (await service().get(download_url)).arrayBuffer()),
    ).metadata();
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
        const shown = Buffer.from(await (await service().get(sent.download_url)).arrayBuffer());
        expect(shown.includes('script')).toBe(false);
      } else expect(sent.status).toBe(415);
    },
  );

  it('is shown as what it is, whatever picture its name says', async () => {
    const { download_url } = await send(aPng, await aPicture('jpeg'));
    expect((await service().get(download_url)).headers.get('content-type')).toBe('image/jpeg');
  });

  it('is described without its content', async () => {
    const { download_url } = await send(aPng, await aPicture('png'));
    const answer = await service().get(download_url, 'HEAD');
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
  ])('is stored, to be saved under its name: %s sent as %j', async (file_name, file_type, bytes, type) => {
    const sent = await send({ file_name, file_type }, bytes);
    expect(sent.status).toBe(200);
    const answer = await service().get(sent.download_url);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': type,
      'content-length': String(bytes.length),
      'content-disposition': `attachment; filename="${file_name}"; filename*=UTF-8''${file_name}`,
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    });
    expect(Buffer.from(await answer.arrayBuffer()).equals(bytes)).toBe(true);
  });

  it.each([
    ['people.csv', Buffer.from('email\na@b.test\n')],
    ['people.xls', doc],
  ])('is not there to be downloaded where it may be a list of people: %s', async (file_name, bytes) => {
    const sent = await send({ file_name, file_type: '' }, bytes);
    expect(sent.status).toBe(200);
    for (const method of ['GET', 'HEAD'])
      expect((await service().get(sent.download_url, method)).status).toBe(404);
  });

  it('is downloaded where it is a spreadsheet of a resource, as long as that is there', async () => {
    const superuser = anActor({ uid: pat.uid, roles: ['Superuser'] });
    const { download_url } = await send({ file_name: 'plan.xls', file_type: '' }, doc);
    const place = { config_entity: 'System' as const, config_entity_uid: 'system' };
    const body = { resource: { ...place, title: 'Plan', file: download_url } };
    const { resource } = await service().call('saveResource', { body }, superuser);
    const answer = await service().get(download_url);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
    await service().call('deleteResource', { params: { ...place, uid: resource.uid } }, superuser);
    expect((await service().get(download_url)).status).toBe(404);
  });

  it('keeps the letters of its name', async () => {
    const { download_url } = await send({ file_name: 'Übung "1".pdf', file_type: 'application/pdf' }, pdf);
    expect((await service().get(download_url)).headers.get('content-disposition')).toBe(
      `attachment; filename="_bung _1_.pdf"; filename*=UTF-8''%C3%9Cbung%20_1_.pdf`,
    );
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
  ])('leads nowhere and is stored under a random one: %j', async (file_name) => {
    const sent = await send({ file_name, file_type: 'image/png' }, await aPicture('png'));
    expect(sent.status).toBe(200);
    expect(new URL(sent.download_url).pathname).toMatch(/^\/files\/[\w-]{32}\.png$/);
    const record = await service()
      .service.context.db.collection('files')
      .findOne({ name: sent.download_url.split('/').at(-1) });
    expect(record?.file_name).toMatch(/^[^/\\\p{Cc}\p{Cf}]+\.png$/u);
    const folders = await readdir(service().directory);
    for (const folder of folders) expect(folder).toMatch(/^[\w-]{2}$/);
  });

  it.each(['..%2F..%2Fsecrets.json', '%2e%2e%2f.png', 'a'.repeat(32), `${'a'.repeat(32)}.png`])(
    'that nobody was given leads to nothing: %s',
    async (name) => {
      const { status } = await service().get(`${service().origin}/files/${name}`);
      expect([400, 404]).toContain(status);
    },
  );
});
