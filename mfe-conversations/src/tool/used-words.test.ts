import { questionsWords, usedWords } from './used-words';

it.each([
  [0, 0, 'used in 0 templates, 0 conversations'],
  [1, 1, 'used in 1 template, 1 conversation'],
  [2, 12, 'used in 2 templates, 12 conversations'],
])('%i and %i are "%s"', (templates, conversations, words) => {
  expect(usedWords({ templates, conversations })).toBe(words);
});

it('one question is no questions', () => {
  expect([0, 1, 2].map(questionsWords)).toEqual(['0 questions', '1 question', '2 questions']);
});
