import { csvRows } from './csv-rows';

const bytes = (text: string, encoding: BufferEncoding = 'utf8') => Buffer.from(text, encoding);
const two = [
  ['Last', 'First'],
  ['Núñez', 'Ana'],
];

it.each([
  ['commas', bytes('Last,First\nNúñez,Ana\n')],
  ['semicolons', bytes('Last;First\r\nNúñez;Ana')],
  ['tabs', bytes('Last\tFirst\nNúñez\tAna')],
  ['bars', bytes('Last|First\nNúñez|Ana')],
  ['a mark of UTF-8', bytes('\ufeffLast,First\nNúñez,Ana')],
  ['what Excel calls Unicode text', bytes('\ufeffLast\tFirst\r\nNúñez\tAna\r\n', 'utf16le')],
  ['the same, the other byte first', bytes('\ufeffLast\tFirst\r\nNúñez\tAna', 'utf16le').swap16()],
  ['the letters of Windows', bytes('Last,First\nNúñez,Ana', 'latin1')],
  ['quotes', bytes('"Last","First"\n"Núñez","Ana"')],
  ['what Excel says of its delimiter', bytes('sep=;\r\nLast;First\r\nNúñez;Ana')],
  ['lines that are empty', bytes('\n\nLast,First\n  \nNúñez,Ana\n,\n\n')],
])('reads a list with %s', (_, list) => {
  expect(csvRows(list, 10)).toEqual(two);
});

it('keeps commas, quotes and lines within quotes', () => {
  expect(csvRows(bytes('"a, ""b""\nc",d\n'), 10)).toEqual([['a, "b"\nc', 'd']]);
});

it('takes so many rows and no more', () => {
  expect(csvRows(bytes('a,b\n'.repeat(3)), 3)).toHaveLength(3);
  expect(() => csvRows(bytes('a,b\n'.repeat(4)), 3)).toThrow('too-large');
});
