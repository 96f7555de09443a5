import { categoryWords, questionsWords, usedWords } from './used-words';

it.each([
  [0, 0, 'not used yet'],
  [0, 1, 'used in 0 templates, 1 conversation'],
  [1, 1, 'used in 1 template, 1 conversation'],
  [2, 12, 'used in 2 templates, 12 conversations'],
])('%i and %i are "%s"', (templates, conversations, words) => {
  expect(usedWords({ templates, conversations })).toBe(words);
});

it.each([
  [0, 0, 0, 'not used yet'],
  [3, 0, 0, '3 questions, not used yet'],
  [0, 0, 1, '0 questions, used in 0 templates, 1 conversation'],
])('a category of %i questions in %i and %i is "%s"', (questions, templates, conversations, words) => {
  expect(categoryWords({ questions, uses: { templates, conversations } })).toBe(words);
});

it('one question is no questions', () => {
  expect([0, 1, 2].map(questionsWords)).toEqual(['0 questions', '1 question', '2 questions']);
});
