import { CFB, utils, write } from '@e965/xlsx';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { unpackWorkbook } from './unpack-workbook';
import { workbookRows } from './workbook-rows';

const limits = { rows: 10, columns: 4, cell: 50 };
const two = [
  ['Last', 'First', 'Room'],
  ['Núñez', 'Ana', '12'],
];

function aWorkbook(rows: unknown[][] = two, bookType: 'xlsx' | 'biff8' = 'xlsx'): Buffer {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows), 'People');
  utils.book_append_sheet(book, utils.aoa_to_sheet([['another sheet']]), 'More');
  return write(book, { type: 'buffer', bookType, compression: true });
}
const withPart = (workbook: Uint8Array, name: string, part: Uint8Array) =>
  zipSync({ ...unzipSync(workbook), [name]: part });

it.each(['xlsx', 'biff8'] as const)('reads the first sheet of %s', (bookType) => {
  expect(workbookRows(aWorkbook(two, bookType), limits)).toEqual(two);
});

it('shows numbers and days as the sheet does, and of a formula what it came to', () => {
  const book = utils.book_new();
  const sheet = utils.aoa_to_sheet([['x', 1.5, new Date(Date.UTC(2026, 1, 3))]], {
    UTC: true,
    dateNF: 'yyyy-mm-dd',
  });
  sheet.A1 = { t: 's', v: 'shown', f: 'HYPERLINK("http://127.0.0.1:9","shown")' };
  utils.book_append_sheet(book, sheet, 'People');
  const bytes = write(book, { type: 'buffer', bookType: 'xlsx' });
  expect(workbookRows(bytes, limits)).toEqual([['shown', '1.5', '2026-02-03']]);
});

it('opens no macros', () => {
  const bytes = withPart(aWorkbook(), 'xl/vbaProject.bin', new Uint8Array(99));
  expect(Object.keys(unzipSync(unpackWorkbook(bytes)))).not.toContain('xl/vbaProject.bin');
  expect(workbookRows(bytes, limits)).toEqual(two);
});

it('refuses what unpacks to more than may be, before it does', () => {
  const bomb = zipSync({
    ...unzipSync(aWorkbook()),
    'xl/sharedStrings.xml': new Uint8Array(60 * 1024 * 1024).fill(65),
  });
  expect(bomb.length).toBeLessThan(200_000);
  expect(() => workbookRows(bomb, limits)).toThrow('too-large');
});

it('stops at one row and one column too many, however large a sheet says it is', () => {
  const wide = [Array.from({ length: 60 }, (_, at) => `c${at}`)];
  expect(workbookRows(aWorkbook(wide), limits)[0]).toHaveLength(5);
  expect(workbookRows(aWorkbook(Array.from({ length: 60 }, () => ['a'])), limits)).toHaveLength(11);
  const name = 'xl/worksheets/sheet1.xml';
  const claimed = strFromU8(unzipSync(aWorkbook())[name]!).replace('A1:C2', 'A1:XFD1048576');
  expect(claimed).toContain('A1:XFD1048576');
  expect(workbookRows(withPart(aWorkbook(), name, strToU8(claimed)), limits)).toEqual(two);
});

/** As Office stores a workbook under a password: in parts of an old document. */
function locked(): Buffer {
  const parts = CFB.utils.cfb_new();
  for (const name of ['/EncryptionInfo', '/EncryptedPackage'])
    CFB.utils.cfb_add(parts, name, Buffer.alloc(100, 3));
  return Buffer.from(CFB.write(parts, { type: 'buffer' }) as Uint8Array);
}
const old = Buffer.from('d0cf11e0a1b11ae1', 'hex');

it.each([
  ['one under a password', locked(), 'locked'],
  ['an old one of which the first bytes are left', Buffer.concat([old, Buffer.alloc(5000)]), 'unreadable'],
  ['an old one that was cut off', aWorkbook(two, 'biff8').subarray(0, 1024), 'unreadable'],
  ['a damaged one', Buffer.concat([Buffer.from('PK\x03\x04'), Buffer.alloc(50, 7)]), 'unreadable'],
  ['one without any cell', aWorkbook([]), 'empty'],
])('refuses %s', (_, bytes, problem) => {
  expect(() => workbookRows(bytes, limits)).toThrow(problem);
});
