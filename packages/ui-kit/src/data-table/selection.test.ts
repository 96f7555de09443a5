import { chosenOf, rowsBetween, selectionWords, withRows } from './selection';

const page = ['a', 'b', 'c', 'd'];

it.each([
  [[], 'none'],
  [['z'], 'none'],
  [['b', 'z'], 'some'],
  [['d', 'c', 'b', 'a'], 'all'],
])('of a page, %j chosen is %s', (selection, chosen) => {
  expect(chosenOf(page, new Set(selection))).toBe(chosen);
});

it('of an empty page nothing is chosen', () => {
  expect(chosenOf([], new Set(['a']))).toBe('none');
});

it('chooses rows once and leaves other pages alone', () => {
  expect(withRows(['z', 'a'], ['a', 'b'], true)).toEqual(['z', 'a', 'b']);
  expect(withRows(['z', 'a', 'b'], page, false)).toEqual(['z']);
});

it.each([
  ['downwards', 'a', 'c', ['a', 'b', 'c']],
  ['upwards', 'd', 'b', ['b', 'c', 'd']],
  ['from nowhere', null, 'b', ['b']],
  ['from another page', 'z', 'b', ['b']],
])('reaches %s', (_, from, to, rows) => {
  expect(rowsBetween(page, from, to)).toEqual(rows);
});

it('says how many are chosen and where', () => {
  expect(selectionWords(page, ['a', 'b'])).toBe('2 selected');
  expect(selectionWords(page, ['a', 'y', 'z'])).toBe('3 selected, 2 of them not shown here');
});
