import { cleanRows } from './clean-rows';

const limits = { rows: 3, columns: 3, cell: 5 };

it.each([
  ['spaces and what is not seen', [[' \u200bAda\t', 'x\u0000y']], [['Ada', 'x y']]],
  ['letters put together', [['E\u0301va']], [['Éva']]],
  ['rows without text', [['', ' '], ['a'], ['']], [['a']]],
  ['columns without text at the end', [['a', '', '', '', '']], [['a']]],
  ['what is too long', [['abcdefgh']], [['abcde']]],
])('cleans %s', (_, rows, cleaned) => {
  expect(cleanRows(rows, limits)).toEqual(cleaned);
});

it('makes all rows as wide as the widest', () => {
  expect(cleanRows([['a'], ['b', '', 'c']], limits)).toEqual([
    ['a', '', ''],
    ['b', '', 'c'],
  ]);
});

it.each([
  ['nothing', [['']], 'empty'],
  ['too many rows', [['a'], ['b'], ['c'], ['d']], 'too-large'],
  ['too many columns', [['a', 'b', 'c', 'd']], 'too-large'],
])('refuses %s', (_, rows, problem) => {
  expect(() => cleanRows(rows, limits)).toThrow(problem);
});
