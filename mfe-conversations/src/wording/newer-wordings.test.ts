import { anInterview, aPinned } from '../interview/testing/builders';
import { newerWordings, takeWording } from './newer-wordings';

const asked = [
  aPinned('a', { question_uid: 'q', version: 1, answer: '<p>said</p>' }),
  aPinned('b', { question_uid: 'r', version: 2 }),
  aPinned('c'),
];
const wordings = [
  { question_uid: 'q', question: '<p>newer</p>', version: 3 },
  { question_uid: 'r', question: '<p>the same</p>', version: 2 },
];

it('are those of the bank with a later version than the one that is asked', () => {
  expect(newerWordings(asked, wordings)).toEqual([
    { uid: 'a', before: '<p>a?</p>', question: '<p>newer</p>', version: 3 },
  ]);
});

it('one that is taken keeps what was answered, and is not newer any more', () => {
  const [newer] = newerWordings(asked, wordings);
  const after = takeWording(newer!)(anInterview({ questions: asked }));
  expect(after.questions[0]).toMatchObject({ question: '<p>newer</p>', version: 3, answer: '<p>said</p>' });
  expect(newerWordings(after.questions, wordings)).toEqual([]);
});
