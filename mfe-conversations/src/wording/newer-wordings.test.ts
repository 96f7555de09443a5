import { anInterview, aPinned } from '../interview/testing/builders';
import { changeQuestion } from '../questions/question-changes';
import { newerWordings, returnWording, takeWording } from './newer-wordings';

const asked = [
  aPinned('a', { question_uid: 'q', version: 1, answer: '<p>said</p>' }),
  aPinned('b', { question_uid: 'r', version: 2 }),
  aPinned('c'),
];
const wordings = [
  { question_uid: 'q', question: '<p>newer</p>', version: 3 },
  { question_uid: 'r', question: '<p>the same</p>', version: 2 },
];
const taken = () => {
  const [newer] = newerWordings(asked, wordings);
  return { newer: newer!, after: takeWording(newer!)(anInterview({ questions: asked })) };
};

it('are those of the bank with a later version than the one that is asked', () => {
  expect(newerWordings(asked, wordings)).toEqual([
    { uid: 'a', before: '<p>a?</p>', versionBefore: 1, question: '<p>newer</p>', version: 3 },
  ]);
});

it('one that is taken keeps what was answered, and is not newer any more', () => {
  const { after } = taken();
  expect(after.questions[0]).toMatchObject({ question: '<p>newer</p>', version: 3, answer: '<p>said</p>' });
  expect(newerWordings(after.questions, wordings)).toEqual([]);
});

it('one that was taken is returned with its version; what was answered since stays', () => {
  const { newer, after } = taken();
  const answered = changeQuestion('a', { answer: '<p>more</p>' })(after);
  expect(returnWording(newer)(answered).questions[0]).toEqual({ ...asked[0], answer: '<p>more</p>' });
});

it('words of somebody are not overwritten when it is returned', () => {
  const { newer, after } = taken();
  const own = { question: '<p>own</p>', question_uid: null, version: null };
  const worded = changeQuestion('a', own)(after);
  expect(returnWording(newer)(worded)).toBe(worded);
});
