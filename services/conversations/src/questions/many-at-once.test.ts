import { newUid, type QuestionDraft } from '@coaching/contracts';
import { COUNTED, hitsCounted } from '@coaching/service-kit';
import { bankForTest, texts } from '../testing/bank-for-test';

const bank = bankForTest();

describe('many at once', () => {
  const paste = (questions: QuestionDraft[]) =>
    bank.conversations.call('saveQuestions', { body: { questions } }, bank.school.coach);
  const drafts = (...questions: string[]) =>
    questions.map((question) => ({ question: `<p>${question}</p>`, question_type: bank.school.tool.uid }));

  it('are all there, each once, also when they are sent again', async () => {
    const named = drafts('One', 'One', 'Two').map((draft) => ({ ...draft, uid: newUid() }));
    await Promise.all([paste(named), paste(named)]);
    await paste(drafts('Three', 'Three'));
    await paste(drafts('Three', 'Three'));
    expect(await bank.list('coach')).toEqual(texts('One', 'One', 'Three', 'Three', 'Two'));
  });

  it('none is there when one is refused', async () => {
    await expect(paste([...drafts('One'), ...drafts(' ')])).rejects.toMatchObject({ status: 400 });
    await expect(
      paste([...drafts('One'), { ...drafts('Two')[0]!, system_question: true }]),
    ).rejects.toMatchObject({ status: 403 });
    expect(await bank.list('coach')).toEqual([]);
  });

  it('five hundred go in one transaction, and a search comes to the last of them by its pages', async () => {
    await paste(
      drafts(...Array.from({ length: 500 }, (_, n) => `How does practice number ${n} look in your lesson?`)),
    );
    const { total, more } = await bank.conversations.call(
      'getQuestions',
      { query: { question_type: bank.school.tool.uid, query: 'practice' } },
      bank.school.coach,
    );
    expect({ total, more }).toEqual({ total: COUNTED + 1, more: true });
    const short = await bank.answer('coach', { query: 'practice', rowsPerPage: 10 });
    expect(short).toMatchObject({ total: hitsCounted(10) + 1, more: true });
    const seen = new Set<string>();
    for (const rowsPerPage of [50, 25, 15]) {
      seen.clear();
      for (let page = 1, pages = 1; page <= pages; page += 1) {
        const found = await bank.answer('coach', { query: 'practice', rowsPerPage, page });
        for (const { uid } of found.questions) seen.add(uid);
        pages = Math.ceil(found.total / rowsPerPage);
      }
      expect(seen.size).toBe(500);
    }
    await bank.ask('coach', 'Malpractice');
    await bank.ask('coach', 'Practice comes first');
    await bank.ask('coach', 'What number of practice runs?');
    const best = (query: string) => bank.list('coach', { query, rowsPerPage: '1' });
    expect(await best('practice')).toEqual(texts('Practice comes first'));
    expect(await best('practice c')).toEqual(texts('Practice comes first'));
    expect(await best('number of')).toEqual(texts('What number of practice runs?'));
    const { questions } = await bank.conversations.call(
      'getQuestions',
      { query: { question_type: bank.school.tool.uid, query: 'practice number 499' } },
      bank.school.coach,
    );
    expect(questions).toHaveLength(1);
  });
});
