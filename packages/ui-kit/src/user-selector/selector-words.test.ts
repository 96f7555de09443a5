import { foundWords, okWords } from './selector-words';

const people = (count: number) => Array.from({ length: count }, (_, at) => ({ username: `Person ${at}` }));

it.each([
  [0, 0, null],
  [1, 0, 'Choose 1 person'],
  [3, 0, 'Choose 3 people'],
  [0, 1, 'Invite 1 person'],
  [2, 2, 'Choose 2 people and invite 2'],
])('of %i chosen and %i invited says %j', (chosen, invited, words) => {
  expect(okWords(people(chosen), invited, true)).toBe(words);
});

it('names the one who is chosen alone', () => {
  expect(okWords(people(1), 0, false)).toBe('Choose Person 0');
  expect(okWords(people(1), 2, false)).toBe('Choose Person 0 and invite 2');
  expect(okWords([], 0, false)).toBeNull();
});

it.each([
  [0, 'Nobody found'],
  [1, '1 person found'],
  [120, '120 people found'],
])('writes %i as %j', (total, words) => {
  expect(foundWords(total)).toBe(words);
});
