import { anInterview, aPinned } from '../interview/testing/builders';
import { answersIn, asSaved, changedAnswers, ownAnswersOf, takenOut } from './own-answers';

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
  expect(ownAnswersOf(interview, 'daniel')).toEqual({ uid: 'i1', answers: { a: 'mine' } });
});

it('what is sent is what differs, also what was emptied', () => {
  const base = { uid: 'i1', answers: { a: 'one', b: 'two' } };
  const now = { uid: 'i1', answers: { a: 'one', b: '', c: 'three' } };
  expect(changedAnswers(now, base)).toEqual([
    ['b', ''],
    ['c', 'three'],
  ]);
});

it('what is taken along stands under its question, without those nobody answered', () => {
  const interview = anInterview({ questions: [aPinned('a', { question: 'Why?' }), aPinned('b')] });
  expect(answersIn(interview, { uid: 'i1', answers: { a: '<p>So.</p>' } })).toEqual([
    { question: 'Why?', answer: '<p>So.</p>' },
  ]);
  expect(answersIn(interview, null)).toEqual([]);
});

describe('an answer to a question that the coach has taken out', () => {
  const interview = anInterview({ questions: [aPinned('a', { question: 'Why?' })] });
  const saved = { uid: 'i1', answers: { a: 'one', b: 'before' } };
  const own = { uid: 'i1', answers: { a: 'two', b: 'after', c: 'more' } };
  const gone = [
    { uid: 'b', question: 'How?', answer: 'after' },
    { uid: 'c', question: '', answer: 'more' },
  ];

  it('is known by its words, where it is not saved as it is', () => {
    expect(takenOut(interview, { own, saved }, { b: 'How?' })).toEqual(gone);
    expect(takenOut(interview, { own: saved, saved }, {})).toEqual([]);
    expect(takenOut(interview, { own: null, saved: null }, {})).toEqual([]);
  });

  it('can be put away, and leaves the others', () => {
    const after = asSaved(own, ['b', 'c'], saved);
    expect(after.answers).toEqual({ a: 'two', b: 'before' });
    expect(takenOut(interview, { own: after, saved }, {})).toEqual([]);
  });

  it('is taken along under its words', () => {
    expect(answersIn(interview, own, gone)).toEqual([
      { question: 'Why?', answer: 'two' },
      { question: 'How?', answer: 'after' },
      { question: '', answer: 'more' },
    ]);
  });
});
