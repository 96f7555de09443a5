import type { Interview } from '@coaching/contracts';
import { interviewDraft } from './interview-draft';
import { mergingOfInterviews } from './interview-merging';
import { anInterview, aPerson, aPinned } from './testing/builders';

const merging = mergingOfInterviews(() => 'copy');
const base = anInterview({ questions: [aPinned('a'), aPinned('b')] });
const merge = (mine: Partial<Interview>, theirs: Partial<Interview>) =>
  merging.merge(base, { ...base, ...mine }, { ...base, revision: 2, ...theirs });
const answered = (uid: string, answer: string) => aPinned(uid, { answer });

const ownAnswer = { client_uid: 'daniel', answer: '<p>theirs</p>', updated_at: '2026-03-02T09:00:00.000Z' };

describe('two devices', () => {
  it('answer two questions, and both stand', () => {
    const merged = merge(
      { questions: [answered('a', '<p>mine</p>'), aPinned('b')] },
      { questions: [aPinned('a'), answered('b', '<p>theirs</p>')] },
    );
    expect(merged.questions.map(({ answer }) => answer)).toEqual(['<p>mine</p>', '<p>theirs</p>']);
  });

  it('answer the same question, and both answers stand in it', () => {
    const merged = merge(
      { questions: [answered('a', '<p>mine</p>'), aPinned('b')] },
      { questions: [answered('a', '<p>theirs</p>'), aPinned('b')] },
    );
    expect(merged.questions[0]?.answer).toContain('<p>mine</p>');
    expect(merged.questions[0]?.answer).toContain('<p>theirs</p>');
  });

  it('keep an answer to a question that was removed meanwhile', () => {
    const merged = merge(
      { questions: [answered('a', '<p>mine</p>'), aPinned('b')] },
      { questions: [aPinned('b')] },
    );
    expect(merged.questions.map(({ uid }) => uid)).toEqual(['a', 'b']);
  });

  it('word a question anew, and the other wording follows without an answer', () => {
    const merged = merge(
      { questions: [aPinned('a', { question: '<p>one</p>', answer: '<p>said</p>' }), aPinned('b')] },
      { questions: [aPinned('a', { question: '<p>two</p>' }), aPinned('b')] },
    );
    expect(merged.questions.map(({ uid, answer }) => [uid, answer])).toEqual([
      ['a', '<p>said</p>'],
      ['copy', ''],
      ['b', ''],
    ]);
    expect(merged.questions[1]?.question).toContain('<p>two</p>');
  });

  it('choose coachees, and nobody is left out', () => {
    const [mei, sam] = [aPerson('mei', 'Mei'), aPerson('sam', 'Sam')];
    const merged = merge(
      { client_embed: [...base.client_embed, mei] },
      { client_embed: [...base.client_embed, sam] },
    );
    expect(merged.client_embed.map(({ uid }) => uid)).toEqual(['daniel', 'sam', 'mei']);
  });

  it('share and write on: it is shared', () => {
    const before = anInterview({ visibility: 'private' });
    const shared = merging.merge(before, { ...before, title: 'Later' }, { ...before, visibility: 'shared' });
    expect(shared).toMatchObject({ visibility: 'shared', title: 'Later' });
  });
});

describe('what is sent', () => {
  it('is all of a new one, its people and places by their uids', () => {
    const begun = anInterview({ revision: 0, questions: [aPinned('a')] });
    const draft = interviewDraft(begun, begun);
    expect(draft).toMatchObject({ uid: 'i1', revision: 0, title: 'Reflection', interview_type: 'tool' });
    expect(draft.client_embed).toEqual([{ uid: 'daniel' }]);
    expect(draft.questions?.[0]).not.toHaveProperty('coachee_answers');
  });

  it('is what differs of one that the server has', () => {
    const mine = { ...base, title: 'Another' };
    expect(interviewDraft(mine, base)).toEqual({ uid: 'i1', revision: 1, title: 'Another' });
  });

  it('holds nothing of what coachees wrote, who send that themselves', () => {
    const mine = {
      ...base,
      questions: [aPinned('a', { answer: '<p>x</p>', coachee_answers: [ownAnswer] }), aPinned('b')],
    };
    expect(interviewDraft(mine, base).questions?.[0]).not.toHaveProperty('coachee_answers');
  });
});

it("takes in what a coachee answered while the coach's answer is unsent", () => {
  const merged = merge(
    { questions: [answered('a', '<p>mine</p>'), aPinned('b')] },
    { questions: [aPinned('a', { coachee_answers: [ownAnswer] }), aPinned('b')] },
  );
  expect(merged.questions[0]).toMatchObject({ answer: '<p>mine</p>', coachee_answers: [ownAnswer] });
});

describe('which version is newer', () => {
  const answeredAt = (updated_at: string) =>
    anInterview({
      revision: 2,
      questions: [aPinned('a', { coachee_answers: [{ ...ownAnswer, updated_at }] }), aPinned('b')],
    });
  const unanswered = anInterview({ revision: 2, questions: [aPinned('a'), aPinned('b')] });
  const [early, late] = [answeredAt('2026-03-02T09:00:00.000Z'), answeredAt('2026-03-02T09:00:01.000Z')];

  it.each([
    ['a later revision', { ...unanswered, revision: 3 }, late, true],
    ['an earlier revision, whatever was answered', { ...late, revision: 1 }, unanswered, false],
    ['the first answer of a coachee', early, unanswered, true],
    ['a later answer', late, early, true],
    ['an earlier answer', early, late, false],
    ['the same', late, late, false],
  ])('%s', (_, one, other, expected) => {
    expect(merging.isNewer?.(one, other)).toBe(expected);
  });
});
