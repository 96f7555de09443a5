import { drawnNext, rowsOfFrame } from './drawn-gradually';

const wanted = [4, 5, 6, 7, 8, 9];
const sight = { startIndex: 6, endIndex: 7 };

it.each([
  ['those in sight first', [], 2, [6, 7]],
  ['then those beside them', [6, 7], 2, [5, 8]],
  ['only those that are not drawn', [5, 6, 7, 8, 9], 2, [4]],
  ['nothing when all are drawn', wanted, 2, []],
])('draws %s', (_, drawn, atOnce, expected) => {
  expect(drawnNext(wanted, new Set(drawn), sight, atOnce)).toEqual(expected);
});

it('draws from the first one on while it is not known what is in sight', () => {
  expect(drawnNext(wanted, new Set([4]), null, 3)).toEqual([5, 6, 7]);
});

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
