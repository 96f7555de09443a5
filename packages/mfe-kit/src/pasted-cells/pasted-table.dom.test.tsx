import { pastedTable } from './pasted-table';

const pasted = (plain: string, html = '') =>
  pastedTable({ getData: (kind) => (kind === 'text/html' ? html : plain) });

it.each<[string, string, string, string[][] | null]>([
  [
    'lines of tabs',
    'a\tb\nc\td',
    '',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  [
    'the line break at the end',
    'a\tb\r\nc\td\r\n',
    '',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  ['a blank line between, which keeps its place', 'a\tb\n\nc\td', '', [['a', 'b'], [''], ['c', 'd']]],
  ['lines within a quoted cell', '"one\ntwo"\tb', '', [['one\ntwo', 'b']]],
  ['a table, before its plain text', 'x', '<table><tr><td>a<td>b</table>', [['a', 'b']]],
  ['one column of a table', 'a\nb', '<table><tr><td>a</tr><tr><td>b</table>', [['a'], ['b']]],
  [
    'lines of a cell',
    '',
    '<table><tr><td>one<br>two</td><td><p>a</p><p>b</p></table>',
    [['one\ntwo', 'a\nb']],
  ],
  ['a wide cell', '', '<table><tr><td colspan="2">a<td>b</table>', [['a', '', 'b']]],
  ['a single cell is text', 'a', '<table><tr><td>a</table>', null],
  ['lines without tabs are text', 'a\nb', '', null],
  ['marked-up text is text', 'a b', '<p>a <b>b</b></p>', null],
])('%s', (_, plain, html, cells) => {
  expect(pasted(plain, html)).toEqual(cells);
});
