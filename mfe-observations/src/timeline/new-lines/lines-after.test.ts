import { addedWords, linesAfter } from './lines-after';

const lines = ['a', 'b', 'c'].map((uid) => ({ uid }));

it.each([
  ['a', ['b', 'c']],
  ['c', []],
  ['gone', []],
  [undefined, []],
])('after %j come %j', (uid, expected) => {
  expect(linesAfter(lines, uid).map((line) => line.uid)).toEqual(expected);
});

it.each([
  [4, 4, 'Line 4 was added.'],
  [4, 6, 'Lines 4 to 6 were added.'],
])('lines %i to %i: %s', (first, last, words) => {
  expect(addedWords(first, last)).toBe(words);
});
