import { allFits, bestFits, betterFits, fit } from './fits';

it.each([
  [' how students learn ', 0],
  [' and how students learn ', 1],
  [' students learn how ', 2],
  [' somehow students learn ', 3],
])('of "%s", "how students" fits by %i', (text, expected) => {
  expect(fit(text, ['how', 'students'])).toBe(expected);
});

it('demands of what has the piece of one word the other words first', () => {
  expect(allFits(['zeppelin', 'students'])).toEqual({
    gram: 'zep',
    pairs: ['tud+zep', '*zep'],
    demands: [{ $regex: 'students' }, { $regex: 'zeppelin' }],
  });
});

const [begins, phrase, beginning, anywhere] = [0, 1, 2, 3];

it.each([
  ['each of the better fits', [anywhere, anywhere], [' how', ' how stu']],
  ['no words that begin so where there are enough', [beginning, beginning], [' how stu']],
  ['no phrases where there are enough', [phrase, begins], []],
])('looks for %s', (_, fits, grams) => {
  expect(betterFits(['how', 'students'], fits, 2).map(({ gram }) => gram)).toEqual(grams);
});

it('finds the best by how the whole of what was typed begins a text', () => {
  expect(bestFits(['how', 'students'])).toEqual({
    gram: '@how students',
    demands: [{ $regex: '^ how students' }],
  });
});
