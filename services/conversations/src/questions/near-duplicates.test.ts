import { bankForTest, statusOf } from '../testing/bank-for-test';

const bank = bankForTest();

const near = async (texts: string[], who: 'coach' | 'strangerAdmin' = 'coach') => {
  const { question_type, questions } = { question_type: bank.school.tool.uid, questions: texts };
  const body = { question_type, questions };
  return (await bank.conversations.call('findNearDuplicates', { body }, bank.school[who])).duplicates;
};

describe('of what is pasted', () => {
  beforeEach(async () => {
    await bank.ask('coach', 'What went well in this lesson?');
    await bank.ask('admin', 'Was möchtest du ÄNDERN?', bank.flagsOf('organization'));
    await bank.ask('admin', 'Only for me, and nobody else?');
  });

  it.each([
    ['the same', 'What went well in this lesson?', 'What went well in this lesson?'],
    [
      'other case and marks',
      '<p><em>what</em> went WELL in this lesson</p>',
      'What went well in this lesson?',
    ],
    ['one word more', 'What went really well in this lesson?', 'What went well in this lesson?'],
    ['one word less', 'What went well in lesson?', 'What went well in this lesson?'],
    ['case of another language', 'was möchtest du ändern', 'Was möchtest du ÄNDERN?'],
    ['another question', 'What would you do differently?', null],
    ['what one is not offered', 'Only for me, and nobody else?', null],
    ['nothing', '', null],
  ])('%s', async (_, text, like) => {
    expect(await near([text])).toEqual([like]);
  });

  it('what was pasted before counts, too', async () => {
    expect(await near(['Why so?', 'Why so', 'Why not'])).toEqual([null, 'Why so?', null]);
  });

  it('nothing of the bank is said to who is not offered it, or not the tool', async () => {
    expect(await near(['What went well in this lesson?'], 'strangerAdmin')).toEqual([null]);
    const body = { question_type: 'nowhere', questions: ['What went well?'] };
    expect(await statusOf(bank.conversations.call('findNearDuplicates', { body }, bank.school.coach))).toBe(
      404,
    );
  });

  it('what is hidden or deleted is not there', async () => {
    const { uid } = await bank.ask('coach', 'Which page did they stop at?');
    expect(await near(['Which page did they stop at'])).toEqual(['Which page did they stop at?']);
    await bank.conversations.call('deleteQuestion', { params: { id: uid } }, bank.school.coach);
    expect(await near(['Which page did they stop at'])).toEqual([null]);
  });
});

it('finds a question among more than a list shows at once', async () => {
  const question_type = bank.school.tool.uid;
  for (const half of [0, 1, 2]) {
    const questions = Array.from({ length: 500 }, (_, n) => ({
      question: `<p>Practice ${half * 500 + n} as it looks today?</p>`,
      question_type,
    }));
    await bank.conversations.call('saveQuestions', { body: { questions } }, bank.school.coach);
  }
  await bank.ask('coach', 'Zebra crossings in the last unit?');
  expect(await near(['Zebra crossings in the last unit', 'Practice 7 as it looks today'])).toEqual([
    'Zebra crossings in the last unit?',
    'Practice 7 as it looks today?',
  ]);
});
