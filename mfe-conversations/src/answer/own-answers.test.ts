import { anInterview, aPinned } from '../interview/testing/builders';
import {
  answersIn,
  asSaved,
  changedAnswers,
  closedFor,
  notTaken,
  type OwnAnswers,
  ownAnswersOf,
} from './own-answers';

const ownOf = (answers: OwnAnswers['answers'], closed: OwnAnswers['closed'] = null): OwnAnswers => ({
  uid: 'i1',
  answers,
  closed,
});

const answer = (client_uid: string, words: string) => ({
  client_uid,
  answer: words,
  updated_at: '2026-03-02T09:00:00.000Z',
});

it("a coachee's answers are theirs alone", () => {
  const interview = anInterview({
    questions: [
      aPinned('a', { coachee_answers: [answer('daniel', 'mine'), answer('mei', 'hers')] }),
      aPinned('b', { coachee_answers: [answer('mei', 'hers')] }),
    ],
  });
  expect(ownAnswersOf(interview, 'daniel')).toEqual({
    uid: 'i1',
    answers: { a: 'mine' },
    saved_at: { a: '2026-03-02T09:00:00.000Z' },
    closed: 'not-invited',
  });
});

it('what is sent is what differs, also what was emptied', () => {
  const base = ownOf({ a: 'one', b: 'two' });
  const now = ownOf({ a: 'one', b: '', c: 'three' });
  expect(changedAnswers(now, base)).toEqual([
    ['b', ''],
    ['c', 'three'],
  ]);
});

it('what is taken along stands under its question, without those nobody answered', () => {
  const interview = anInterview({ questions: [aPinned('a', { question: 'Why?' }), aPinned('b')] });
  expect(answersIn(interview, ownOf({ a: '<p>So.</p>' }))).toEqual([
    { question: 'Why?', answer: '<p>So.</p>' },
  ]);
  expect(answersIn(interview, null)).toEqual([]);
});

it.each([
  [{ invites_answers: true, end_timestamp: null }, null],
  [{ invites_answers: false, end_timestamp: null }, 'not-invited'],
  [{ invites_answers: true, end_timestamp: '2026-03-02T09:00:00.000Z' }, 'finished'],
  [{ invites_answers: false, end_timestamp: '2026-03-02T09:00:00.000Z' }, 'finished'],
] as const)('a conversation with %j is closed to answers: %s', (interview, expected) => {
  expect(closedFor(interview)).toBe(expected);
});

it('of a conversation that takes no answers any more, all that is not saved can be saved no more', () => {
  const { questions } = anInterview({ questions: [aPinned('a', { question: 'Why?' }), aPinned('b')] });
  const versions = { own: ownOf({ a: 'two', b: 'as saved' }), saved: ownOf({ b: 'as saved' }, 'finished') };
  const refused = notTaken(questions, versions, {});
  expect(refused).toEqual([{ uid: 'a', question: 'Why?', answer: 'two' }]);
  expect(answersIn({ questions }, versions.own, refused)).toEqual([
    { question: '<p>b?</p>', answer: 'as saved' },
    { question: 'Why?', answer: 'two' },
  ]);
});

describe('an answer to a question that the coach has taken out', () => {
  const interview = anInterview({ questions: [aPinned('a', { question: 'Why?' })] });
  const saved = ownOf({ a: 'one', b: 'before' });
  const own = ownOf({ a: 'two', b: 'after', c: 'more' });
  const gone = [
    { uid: 'b', question: 'How?', answer: 'after' },
    { uid: 'c', question: '', answer: 'more' },
  ];

  it('is known by its words, where it is not saved as it is', () => {
    expect(notTaken(interview.questions, { own, saved }, { b: 'How?' })).toEqual(gone);
    expect(notTaken(interview.questions, { own: saved, saved }, {})).toEqual([]);
    expect(notTaken(interview.questions, { own: null, saved: null }, {})).toEqual([]);
  });

  it('can be put away, and leaves the others', () => {
    const after = asSaved(own, ['b', 'c'], saved);
    expect(after.answers).toEqual({ a: 'two', b: 'before' });
    expect(notTaken(interview.questions, { own: after, saved }, {})).toEqual([]);
  });

  it('is taken along under its words', () => {
    expect(answersIn(interview, own, gone)).toEqual([
      { question: 'Why?', answer: 'two' },
      { question: 'How?', answer: 'after' },
      { question: '', answer: 'more' },
    ]);
  });
});
