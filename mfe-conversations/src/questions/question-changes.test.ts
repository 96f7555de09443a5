import type { Interview } from '@coaching/contracts';
import { anInterview, aPinned, aQuestion } from '../interview/testing/builders';
import {
  addQuestions,
  changeQuestion,
  goingAlong,
  moveToCategory,
  orderQuestions,
  pinned,
  removeQuestion,
  restoreQuestion,
  written,
} from './question-changes';

const uids = ({ questions }: Interview) => questions.map(({ uid }) => uid).join('');
const asks = (...letters: string[]) => anInterview({ questions: letters.map((letter) => aPinned(letter)) });

it('a question of the bank is pinned with its words and their version', () => {
  const question = aQuestion('q', { version: 3, category: 'goal' });
  expect(pinned(question, 'a')).toEqual(
    aPinned('a', { question_uid: 'q', version: 3, question: '<p>q?</p>', category: 'goal' }),
  );
});

it('one that was written here belongs to no bank', () => {
  expect(written('<p>Why?</p>', 'goal', 'a')).toEqual(
    aPinned('a', { question: '<p>Why?</p>', category: 'goal' }),
  );
});

it('questions are added at the end, none of the bank twice', () => {
  const before = anInterview({ questions: [aPinned('a', { question_uid: 'q' })] });
  const again = pinned(aQuestion('q'), 'b');
  expect(uids(addQuestions([again, pinned(aQuestion('r'), 'c'), aPinned('d')])(before))).toBe('acd');
});

it('a change leaves the others the same objects', () => {
  const before = asks('a', 'b');
  const after = changeQuestion('b', { answer: '<p>x</p>' })(before);
  expect(after.questions[0]).toBe(before.questions[0]);
  expect(after.questions[1]?.answer).toBe('<p>x</p>');
});

it('what was removed comes back where it was, once', () => {
  const before = asks('a', 'b', 'c');
  const without = removeQuestion('b')(before);
  expect(uids(without)).toBe('ac');
  const back = restoreQuestion(before.questions[1]!, 1);
  expect(uids(back(without))).toBe('abc');
  expect(uids(back(back(without)))).toBe('abc');
});

it.each([
  ['all', ['c', 'a', 'b', 'd'], 'cabd'],
  ['those of one category', ['d', 'b'], 'adcb'],
  ['none that is gone', ['x', 'd', 'a'], 'dbca'],
])('another order of %s', (_, order, expected) => {
  expect(uids(orderQuestions(order)(asks('a', 'b', 'c', 'd')))).toBe(expected);
});

it('a question stands last in the category it is taken to', () => {
  const before = anInterview({
    questions: [aPinned('a', { category: 'warm' }), aPinned('b', { category: 'goal' }), aPinned('c')],
  });
  const after = moveToCategory('a', 'goal')(before);
  expect(after.questions.map(({ uid, category }) => [uid, category])).toEqual([
    ['b', 'goal'],
    ['c', null],
    ['a', 'goal'],
  ]);
  expect(uids(moveToCategory('b', 'goal')(before))).toBe('abc');
});

const own = (client_uid: string, answer: string) => ({
  client_uid,
  answer,
  updated_at: '2026-03-02T09:00:00.000Z',
});

it.each([
  ['nothing', {}, ''],
  ['one', { answer: '<p>So.</p>' }, '1 answer goes along; Undo brings it back.'],
  [
    'those of coachees, of whom one wrote nothing',
    { answer: '<p>So.</p>', coachee_answers: [own('daniel', '<p>Yes.</p>'), own('mei', '<p></p>')] },
    '2 answers go along; Undo brings them back.',
  ],
])('of a question that is taken out it is said which answers go along: %s', (_, more, words) => {
  expect(goingAlong(aPinned('a', more))).toBe(words);
});
