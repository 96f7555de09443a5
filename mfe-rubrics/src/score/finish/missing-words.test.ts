import { latestTagWords, titleOf, toLinesWords } from './missing-words';

it.each([
  [1, 0, 'known', '1 row has no score'],
  [2, 1, 'known', '2 rows have no score, 1 line has no tag'],
  [0, 3, 'known', '3 lines have no tag'],
  [0, 0, 'known', 'Everything has a score or a tag'],
  [0, 0, 'loading', 'Looking for lines without a tag'],
  [0, 0, 'unknown', 'Lines without a tag are not known'],
  [1, 0, 'unknown', '1 row has no score'],
] as const)('%i rows and %i lines that are %s', (unscored, untagged, state, words) => {
  expect(titleOf(unscored, untagged, state)).toBe(words);
});

it.each([
  [1, 'Go to the line without a tag'],
  [3, 'Go to the 3 lines without a tag'],
])('leads to %i lines', (untagged, words) => {
  expect(toLinesWords(untagged)).toBe(words);
});

it('says which line was tagged with what, and which has no tag again', () => {
  const line = { time: '9:02:00 AM', tag: { row_name: 'Learning target' } };
  expect(latestTagWords({ ...line, isTagged: true })).toBe('Line of 9:02:00 AM tagged with Learning target');
  expect(latestTagWords({ ...line, isTagged: false })).toBe('The line of 9:02:00 AM has no tag again');
});
