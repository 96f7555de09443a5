import { titleOf } from './missing-words';

it.each([
  [1, 0, '1 row has no score'],
  [2, 1, '2 rows have no score, 1 line has no tag'],
  [0, 3, '3 lines have no tag'],
  [0, 0, 'Everything has a score or a tag'],
])('%i rows and %i lines', (unscored, untagged, words) => {
  expect(titleOf(unscored, untagged)).toBe(words);
});
