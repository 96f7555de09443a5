import { withTablesAsLines } from './pasted-tables';

it.each([
  ['what has no table', '<p>One</p>', '<p>One</p>'],
  ['a row', '<table><tr><td>c1</td><td>c2</td></tr></table>', '<p>c1 | c2</p>'],
  ['cells that were copied without their table', '<td>c1</td><td>c2</td>', '<p>c1 | c2</p>'],
  ['an empty cell', '<table><tr><td>c1</td><td></td><td>c3</td></tr></table>', '<p>c1 |  | c3</p>'],
  ['a break in a cell', '<table><tr><td>a<br>b</td></tr></table>', '<p>a b</p>'],
  [
    'a table in a cell',
    '<table><tr><td>a</td><td><table><tr><td>b</td><td>c</td></tr></table></td></tr></table>',
    '<p>a | b | c</p>',
  ],
  ['words around it', '<p>x</p><table><tr><td>a</td></tr></table><p>y</p>', '<p>x</p><p>a</p><p>y</p>'],
])('%s', (_, html, lines) => {
  expect(withTablesAsLines(html)).toBe(lines);
});
