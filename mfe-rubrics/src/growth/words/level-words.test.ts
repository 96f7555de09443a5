import { aPoint } from '../testing/builders';
import { levelNumber, levelWords, rowWords } from './level-words';

const columns = [{ name: 'Emerging' }, { name: '' }, { name: 'Leading' }];

it.each([
  [0, '1', 'Emerging'],
  [1, '2', 'Level 2'],
  [1.5, '2.5', 'between Level 2 and Leading'],
])('level %s is %s, %s', (level, number, words) => {
  expect([levelNumber(level), levelWords(level, columns)]).toEqual([number, words]);
});

it('a row is described score by score, of a group with its month and its size', () => {
  expect(rowWords([], columns)).toBe('Not scored');
  expect(rowWords([aPoint(0, 0), aPoint(1, 2)], columns)).toBe('Emerging, 01/02/2026; Leading, 02/02/2026');
  const month = { ...aPoint(0, 0), timestamp: '2026-01-01T00:00:00.000Z', rubric_instance_uid: null, n: 6 };
  expect(rowWords([month], columns)).toBe('Emerging, Jan 2026, 6 people');
});
