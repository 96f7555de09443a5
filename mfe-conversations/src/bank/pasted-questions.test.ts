import { MAX_PASTED_QUESTIONS, MAX_QUESTION_LENGTH } from '@coaching/contracts';
import { cellsOf } from '@coaching/mfe-kit/pasted-cells';
import { pastedQuestions } from './pasted-questions';

const categories = [{ uid: 'goal', name: 'Goals' }];
const textsOf = (text: string) =>
  pastedQuestions(text, categories).questions.map(({ question, category }) => [question, category]);

it.each([
  ['lines', 'Why?\n\n How so? \r\nWhat next?', ['Why?', 'How so?', 'What next?']],
  [
    'marks of a list',
    '- Why?\n* How?\n• When?\n1. Who?\n12) Where?',
    ['Why?', 'How?', 'When?', 'Who?', 'Where?'],
  ],
  ['a line that begins with a number', '3 things that went well?', ['3 things that went well?']],
  ['commas in a line', 'Well, why?', ['Well, why?']],
  ['nothing', ' \n ', []],
])('%s are questions', (_, text, words) => {
  expect(textsOf(text)).toEqual(words.map((each) => [`<p>${each}</p>`, null]));
});

it.each([
  ['commas', 'Category,Question\nGoals,"Well, why?"\nOthers,How?'],
  ['semicolons', 'Question;Category\nWell, why?;goals\nHow?;'],
  ['tabs', 'Question\tCategory\nWell, why?\tGoals\nHow?\t'],
])('a table with %s says which category a question has, as far as the tool has it', (_, text) => {
  expect(textsOf(text)).toEqual([
    ['<p>Well, why?</p>', 'goal'],
    ['<p>How?</p>', null],
  ]);
});

it('marks of a list go from the cells of a table, too', () => {
  expect(textsOf('Question\tCategory\n1. Why?\tGoals\n- How?\t')).toEqual([
    ['<p>Why?</p>', 'goal'],
    ['<p>How?</p>', null],
  ]);
});

it('a category that the tool does not have is named, and one that is not named is not', () => {
  const { questions } = pastedQuestions('Category,Question\nOthers,Why?\n,How?\n GOALS ,When?', categories);
  expect(questions.map(({ category, unknownCategory }) => [category, unknownCategory])).toEqual([
    [null, 'Others'],
    [null, null],
    ['goal', null],
  ]);
});

it('each is told from the others, also as lines before it come and go', () => {
  const keysOf = (text: string) => pastedQuestions(text, []).questions.map(({ key }) => key);
  const [why, how, whyAgain] = keysOf('Why?\nHow?\nWhy?');
  expect(new Set([why, how, whyAgain]).size).toBe(3);
  expect(keysOf('When?\nHow?\nWhy?').slice(1)).toEqual([how, why]);
});

it('what looks like markup stays as it was pasted', () => {
  expect(textsOf('Is 1 < 2 & "so"?')).toEqual([['<p>Is 1 &lt; 2 &amp; &quot;so&quot;?</p>', null]]);
});

it('quotes hold separators, quotes and new lines', () => {
  expect(cellsOf('a,"b ""c"", d\ne"\nf', ',')).toEqual([['a', 'b "c", d\ne'], ['f']]);
});

it('of too many the first are taken, and the others counted', () => {
  const text = Array.from({ length: MAX_PASTED_QUESTIONS + 3 }, (_, index) => `Question ${index}`).join('\n');
  const { questions, tooMany } = pastedQuestions(text, []);
  expect([questions.length, tooMany]).toEqual([MAX_PASTED_QUESTIONS, 3]);
});

it.each([
  ['as long as a question may be', 'x'.repeat(MAX_QUESTION_LENGTH - '<p></p>'.length), false],
  ['longer', 'x'.repeat(MAX_QUESTION_LENGTH - '<p></p>'.length + 1), true],
  ['longer by what it is written as', '<'.repeat(MAX_QUESTION_LENGTH / 2), true],
])('%s: whether it is too long', (_, text, isTooLong) => {
  expect(pastedQuestions(text, []).questions.map((one) => one.isTooLong)).toEqual([isTooLong]);
});

it.each([
  ['unknown heads', 'Prompt;Area\nWell, why?;Goals\nHow?;', true],
  ['unknown heads and commas', 'Prompt,Area\n"Well, why?",Goals\nHow?,Goals', true],
  ['known heads', 'Question;Area\nWhy?;Goals', false],
  ['lines with commas', 'Well, why?\nSo, how?', false],
  ['lines of which one has a comma', 'Goals, and ways\nHow', false],
  ['one line', 'Prompt;Area', false],
])('%s: whether it is a table that names no questions', (_, text, isUnnamed) => {
  expect(pastedQuestions(text, []).isUnnamedTable).toBe(isUnnamed);
});
