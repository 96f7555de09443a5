import { newUid } from '@coaching/contracts';
import { bankForTest, statusOf, texts } from '../testing/bank-for-test';

const bank = bankForTest();

describe('a list', () => {
  beforeEach(async () => {
    const here = bank.flagsOf('organization');
    await bank.ask('admin', 'Mathematics goals', { ...here, category: bank.school.category });
    await bank.ask('admin', 'What about math today?', { ...here, category: bank.school.other });
    await bank.ask('coach', 'Aftermath of the lesson');
    await bank.ask('superuser', 'Straße und Glück', { system_question: true });
  });

  it('puts all that one is offered together, in order, and counts it', async () => {
    const all = texts(
      'Aftermath of the lesson',
      'Mathematics goals',
      'Straße und Glück',
      'What about math today?',
    );
    expect(await bank.list('coach')).toEqual(all);
    expect(await bank.list('coach', { sortBy: 'question' })).toEqual([...all].reverse());
    expect(await bank.list('coach', { rowsPerPage: '2', page: '2' })).toEqual(all.slice(2));
    const { total } = await bank.conversations.call(
      'getQuestions',
      { query: { question_type: bank.school.tool.uid, rowsPerPage: 1 } },
      bank.school.coach,
    );
    expect(total).toBe(4);
    expect(await bank.list('strangerAdmin')).toEqual(texts('Straße und Glück'));
  });

  it.each([
    ['math', ['Mathematics goals', 'What about math today?', 'Aftermath of the lesson']],
    ['ermat', ['Aftermath of the lesson']],
    ['STRASSE', ['Straße und Glück']],
    ['gluck', ['Straße und Glück']],
    ['today math', ['What about math today?']],
    ['go', ['Mathematics goals']],
    ['zebra', []],
    ['?', []],
    ['.*', []],
  ])('finds %s, the best fits first', async (query, found) => {
    expect(await bank.list('coach', { query })).toEqual(texts(...found));
  });

  it('is narrowed by category and owner, also when searched', async () => {
    const { category, admin, coach } = bank.school;
    expect(await bank.list('coach', { category })).toEqual(texts('Mathematics goals'));
    expect(await bank.list('coach', { user_uid: coach.uid })).toEqual(texts('Aftermath of the lesson'));
    expect(await bank.list('coach', { user_uid: admin.uid, query: 'math' })).toEqual(
      texts('Mathematics goals', 'What about math today?'),
    );
    expect(await bank.list('coach', { category, user_uid: coach.uid })).toEqual([]);
  });

  it('is refused of tools and organisations that are not one’s own', async () => {
    const of = (question_type: string, organization_uid?: string) =>
      statusOf(
        bank.conversations.call(
          'getQuestions',
          { query: { question_type, organization_uid } },
          bank.school.coach,
        ),
      );
    expect(await of(newUid())).toBe(404);
    expect(await of(bank.school.tool.uid, bank.school.elsewhere)).toBe(404);
    expect(await of(bank.school.tool.uid, bank.school.here)).toBe(200);
  });

  it('a deleted question is not there, and comes back as it was', async () => {
    const { questions } = await bank.conversations.call(
      'getQuestions',
      { query: { question_type: bank.school.tool.uid, category: bank.school.category } },
      bank.school.admin,
    );
    const { uid } = questions[0]!;
    await bank.conversations.call('deleteQuestion', { params: { id: uid } }, bank.school.admin);
    expect(await bank.list('coach', { query: 'goals' })).toEqual([]);
    expect(await bank.list('coach')).toHaveLength(3);
    await bank.conversations.call('undeleteQuestion', { params: { uid } }, bank.school.admin);
    await bank.conversations.call('undeleteQuestion', { params: { uid } }, bank.school.admin);
    expect(await bank.list('coach', { query: 'goals' })).toEqual(texts('Mathematics goals'));
    expect(await bank.list('coach')).toHaveLength(4);
  });

  it('questions of a category go with it and come back with it, but not those deleted before', async () => {
    const extra = await bank.ask('admin', 'Deleted before', {
      ...bank.flagsOf('organization'),
      category: bank.school.category,
    });
    await bank.conversations.call('deleteQuestion', { params: { id: extra.uid } }, bank.school.admin);
    const { tool, other, category } = bank.school;
    const without = { ...tool, categories: tool.categories.filter(({ uid }) => uid === other) };
    await bank.conversations.withTool(without, 2);
    expect(await bank.list('coach')).toHaveLength(3);
    expect(await bank.list('coach', { query: 'goals' })).toEqual([]);
    expect(await bank.list('coach', { category })).toEqual([]);
    const { total } = await bank.conversations.call(
      'getQuestions',
      { query: { question_type: tool.uid } },
      bank.school.coach,
    );
    expect(total).toBe(3);
    await bank.conversations.withTool(tool, 3);
    expect(await bank.list('coach', { category })).toEqual(texts('Mathematics goals'));
    await bank.conversations.withTool({ ...tool, deleted: true }, 4);
    await expect(bank.list('coach')).rejects.toMatchObject({ status: 404 });
  });
});
