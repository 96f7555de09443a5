import { aCast } from '@coaching/access/testing';
import { type Actor, MAX_LIST_BYTES, MESSAGES } from '@coaching/contracts';
import { utils, write } from '@e965/xlsx';
import { type ContentForTest, startContentForTest } from '../testing/content-for-test';

let content: ContentForTest;
beforeAll(async () => {
  content = await startContentForTest();
});
afterAll(() => content.close());

const rows = [
  ['Last Name', 'First Name', 'Email'],
  ['Núñez', 'Ana', 'ana@school.test'],
];
const csv = Buffer.from(rows.map((row) => row.join(';')).join('\r\n'), 'latin1');
function xlsx(): Buffer {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows));
  return write(book, { type: 'buffer', bookType: 'xlsx' });
}
async function upload(actor: Actor, file_name: string, bytes: Buffer) {
  const { url, download_url } = await content.call(
    'getUploadUrl',
    { body: { file_name, file_type: '' } },
    actor,
  );
  expect((await content.put(url, new Uint8Array(bytes))).status).toBe(200);
  return download_url;
}
const read = (actor: Actor | null, url: string) =>
  content.call('getHandleUserData', { query: { url } }, actor);

it('reads csv and xlsx of one’s own', async () => {
  const { admin } = aCast().actors;
  expect(await read(admin, await upload(admin, 'people.csv', csv))).toEqual({ rows });
  expect(await read(admin, await upload(admin, 'People.XLSX', xlsx()))).toEqual({ rows });
});

it('reads several at the same time, one after the other', async () => {
  const { admin } = aCast().actors;
  const address = await upload(admin, 'people.csv', csv);
  const answers = await Promise.all(Array.from({ length: 4 }, () => read(admin, address)));
  expect(answers).toEqual(Array(4).fill({ rows }));
});

it('knows nothing of somebody else’s, of what was not sent and of what is elsewhere', async () => {
  const { admin, strangerAdmin, superuser } = aCast().actors;
  const address = await upload(admin, 'people.csv', csv);
  const promised = await content.call('getUploadUrl', { body: { file_name: 'a.csv', file_type: '' } }, admin);
  const absent = { status: 404, body: { message: MESSAGES.fileNotSent } };
  for (const actor of [strangerAdmin, superuser])
    await expect(read(actor, address)).rejects.toMatchObject(absent);
  await expect(read(null, address)).rejects.toMatchObject({ status: 401 });
  for (const url of [
    promised.download_url,
    'http://169.254.169.254/latest/meta-data',
    'file:///etc/passwd',
    `${address}?x`,
    '',
  ])
    await expect(read(admin, url)).rejects.toMatchObject(absent);
});

it.each([
  ['a picture of the same name', 'guide.pdf', Buffer.from('%PDF-1.7 a guide'), MESSAGES.notAList],
  ['a list without anything in it', 'people.csv', Buffer.from('\n,\n'), MESSAGES.listIsEmpty],
  ['more rows than may be', 'people.csv', Buffer.from('a,b\n'.repeat(10_002)), MESSAGES.listTooLarge],
  ['more columns than may be', 'people.csv', Buffer.from(`${'a,'.repeat(30)}a\n`), MESSAGES.listTooLarge],
  ['more bytes than may be', 'people.csv', Buffer.alloc(MAX_LIST_BYTES + 1, 'a'), MESSAGES.listTooLarge],
])('refuses %s in words', async (_, name, bytes, message) => {
  const { admin } = aCast().actors;
  const asked = read(admin, await upload(admin, name, bytes));
  await expect(asked).rejects.toMatchObject({ status: 400, body: { message } });
});
