import { rowsOfFrame } from './rows-of-frame';

it.each([
  ['half as many after a slow one', 6, 25, 3],
  ['one after slow ones', 3, 25, 1],
  ['still one', 1, 400, 1],
  ['one more after a quick one', 3, 4, 4],
  ['no more than six', 6, 4, 6],
  ['as many between the two', 3, 14, 3],
])('brings %s', (_, before, took, expected) => {
  expect(rowsOfFrame(before, took)).toBe(expected);
});

it('brings no more than it may', () => {
  expect([3, 4].map((before) => rowsOfFrame(before, 4, 4))).toEqual([4, 4]);
});
