import { drawnNext, drawnStill } from './drawn-gradually';

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
  ['nothing when all are drawn', wanted, []],
  ['nothing that is wanted', [4, 5, 6], []],
  ['as many as are missing, the nearest', [1, 2, 3, 4, 5, 6], [3, 2, 1]],
  ['not more than are missing', [0, 1, 2, 3, 4, 5, 6, 7], [3, 2]],
  ['nothing that is no longer in the list', [8, 9, 10, 11, 40], [10, 11]],
])('still draws %s', (_, drawn, expected) => {
  expect(drawnStill(wanted, new Set(drawn), { sight, count: 12 })).toEqual(expected);
});
