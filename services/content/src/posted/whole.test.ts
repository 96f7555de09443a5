import { MAX_PICTURE_BYTES } from '@coaching/contracts';
import sharp from 'sharp';
import { type ContentForTest, startContentForTest } from '../testing/content-for-test';
import { aPicture, html, pdf, svg } from '../testing/files';
import { blobOf, formOf, postsTo } from '../testing/posting';

let content: ContentForTest;
let posts: ReturnType<typeof postsTo>;
beforeAll(async () => {
  content = await startContentForTest();
  posts = postsTo(content);
});
afterAll(() => content.close());

describe('a file posted whole', () => {
  const whole = (bytes: Buffer, name: string, type: string, more: Record<string, string> = {}) =>
    posts.post(formOf({ ...more, avatar: blobOf(bytes, type) }, name));

  it('is stored and answered with where it is', async () => {
    const { status, body } = await whole(pdf, 'Übung "1".pdf', 'application/pdf');
    expect([status, body.status]).toEqual([200, 'success']);
    const answer = await content.get(String(body.data.download_url));
    expect(Buffer.from(await answer.arrayBuffer()).equals(pdf)).toBe(true);
    expect(answer.headers.get('content-disposition')).toContain("filename*=UTF-8''%C3%9Cbung%20_1_.pdf");
  });

  it.each([
    ['as it is', {}, { width: 400, height: 300 }],
    ['cut as an avatar', { purpose: 'avatar' }, { width: 244, height: 244 }],
  ])('is a picture, %s', async (_, more, measures) => {
    const { body } = await whole(await aPicture('png'), 'me.png', 'image/png', more);
    expect(await sharp(await posts.shown(body.data.download_url)).metadata()).toMatchObject(measures);
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
    expect((await posts.post(form)).status).toBe(400);
  });

  it('is refused: the same field twice', async () => {
    const form = formOf({ avatar: blobOf(pdf) }, 'a.pdf');
    form.append('avatar', blobOf(pdf), 'b.pdf');
    expect((await posts.post(form)).status).toBe(400);
  });

  it.each([
    ['without a boundary', 'multipart/form-data', 'x'],
    ['that has none of its boundaries', 'multipart/form-data; boundary=b', 'x'],
    ['that breaks off', 'multipart/form-data; boundary=b', '--b\r\ncontent-disposition: form-data; name="a"'],
    ['of very many parts', 'multipart/form-data; boundary=b', '--b\r\n'.repeat(100_000)],
  ])('is refused: a form %s', async (_, type, body) => {
    expect((await posts.post(body, undefined, { 'content-type': type })).status).toBe(400);
  });
});
