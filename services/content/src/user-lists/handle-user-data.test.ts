import { aCast } from '@coaching/access/testing';
import { type Actor, MAX_LIST_BYTES, MESSAGES } from '@coaching/contracts';
import { utils, write } from '@e965/xlsx';
import { strToU8, zipSync } from 'fflate';
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
  const unicodeText = Buffer.from(`\ufeff${rows.map((row) => row.join('\t')).join('\r\n')}`, 'utf16le');
  expect(await read(admin, await upload(admin, 'unicode.csv', unicodeText))).toEqual({ rows });
});

const aRoster = (users: string) =>
  Buffer.from(
    zipSync({
      'manifest.csv': strToU8('propertyName,value\noneroster.version,1.1'),
      'orgs.csv': strToU8('sourcedId,name,type\ns1,Elementary,school'),
      'users.csv': strToU8(`sourcedId,orgSourcedIds,role,givenName,familyName,email\n${users}`),
    }),
  );

it('reads a roster, and students of it only when they are asked for', async () => {
  const { admin } = aCast().actors;
  const roster = aRoster('u1,s1,teacher,Ana,Núñez,ana@x.org\nu2,s1,student,Di,Dorn,di@x.org');
  const url = await upload(admin, 'roster.zip', roster);
  expect(url).toMatch(/\.zip$/);
  const heads = ['Last Name', 'First Name', 'Email', 'Role', 'Program'];
  const teacher = ['Núñez', 'Ana', 'ana@x.org', 'Coachee', 'Elementary'];
  expect(await read(admin, url)).toEqual({ rows: [heads, teacher], students: 1 });
  const all = await content.call('getHandleUserData', { query: { url, students: 'true' } }, admin);
  expect(all.rows.at(-1)).toEqual(['Dorn', 'Di', 'di@x.org', 'Coachee', 'Elementary']);
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
  [
    'a workbook of which only the first bytes are left',
    'people.xls',
    Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(5000)]),
    MESSAGES.notAList,
  ],
  ['a zip of something else', 'roster.zip', Buffer.from(zipSync({ a: strToU8('a') })), MESSAGES.notARoster],
  [
    'a roster that unpacks to more than may be',
    'roster.zip',
    aRoster('a'.repeat(49 * 1024 * 1024)),
    MESSAGES.rosterTooLarge,
  ],
  ['a list without anything in it', 'people.csv', Buffer.from('\n,\n'), MESSAGES.listIsEmpty],
  ['more rows than may be', 'people.csv', Buffer.from('a,b\n'.repeat(10_002)), MESSAGES.listTooLarge],
  ['more columns than may be', 'people.csv', Buffer.from(`${'a,'.repeat(30)}a\n`), MESSAGES.listTooLarge],
  ['more bytes than may be', 'people.csv', Buffer.alloc(MAX_LIST_BYTES + 1, 'a'), MESSAGES.listTooLarge],
])('refuses %s in words', async (_, name, bytes, message) => {
  const { admin } = aCast().actors;
  const asked = read(admin, await upload(admin, name, bytes));
  await expect(asked).rejects.toMatchObject({ status: 400, body: { message } });
});
