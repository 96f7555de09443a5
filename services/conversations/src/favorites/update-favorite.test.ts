import type { QuestionDraft } from '@coaching/contracts';
import { aSchool, everybody, type Person, type School } from '../testing/builders';
import { type ConversationsForTest, startConversationsForTest } from '../testing/conversations-for-test';

let conversations: ConversationsForTest;
let school: School;
beforeAll(async () => {
  conversations = await startConversationsForTest();
});
beforeEach(async () => {
  school = await aSchool(conversations);
});
afterAll(() => conversations.close());

const ask = (who: Person, question: string, more: Partial<QuestionDraft> = {}) =>
  conversations.ask(school[who], { question: `<p>${question}</p>`, question_type: school.tool.uid, ...more });
const bank = (who: Person, query = {}) =>
  conversations.bank(school[who], { question_type: school.tool.uid, ...query });
const texts = (...questions: string[]) => questions.map((question) => `<p>${question}</p>`);
const ours = () => ({ organization_embed: { uid: school.here } });

describe('stars', () => {
  const star = (who: Person, uid: string, owner: string, favorite_value: 0 | 1 = 1) =>
    conversations.call(
      'updateFavorite',
      {
        body: {
          uid,
          favorite_type: 'question',
          favorite_entity: owner === school[who].uid ? 'User' : 'Organization',
          favorite_uid: owner,
          favorite_value,
        },
      },
      school[who],
    );

  it('stand first for who gave them, and an organisation’s for all in it', async () => {
    for (const question of ['One', 'Two', 'Three']) await ask('admin', question, ours());
    const { uid } = await ask('admin', 'Zebra', ours());
    expect(await star('coach', uid, school.coach.uid)).toMatchObject({ uid, favorite: 1 });
    expect(await bank('coach')).toEqual(texts('Zebra', 'One', 'Three', 'Two'));
    expect(await bank('coach', { descending: 'false' })).toEqual(texts('One', 'Three', 'Two', 'Zebra'));
    expect(await bank('coach', { rowsPerPage: '2', page: '2' })).toEqual(texts('Three', 'Two'));
    expect(await bank('coach', { favorites: 'true' })).toEqual(texts('Zebra'));
    expect(await bank('programCoach')).toEqual(texts('One', 'Three', 'Two', 'Zebra'));
    await star('admin', uid, school.here);
    expect(await bank('programCoach')).toEqual(texts('Zebra', 'One', 'Three', 'Two'));
    await star('coach', uid, school.coach.uid, 0);
    await star('coach', uid, school.coach.uid, 0);
    expect(await bank('coach', { favorites: 'true' })).toEqual(texts('Zebra'));
  });

  it('say whose they are', async () => {
    const { uid } = await ask('admin', 'One', ours());
    const seenBy = async (who: Person) => {
      const query = { question_type: school.tool.uid };
      const { questions } = await conversations.call('getQuestions', { query }, school[who]);
      const { favorite, favorite_user, favorite_organization } = questions[0]!;
      return [favorite, favorite_user, favorite_organization];
    };
    expect(await star('admin', uid, school.here)).toEqual({
      uid,
      favorite: 1,
      favorite_user: 0,
      favorite_organization: 1,
    });
    expect(await star('coach', uid, school.coach.uid)).toMatchObject({ favorite_user: 1 });
    expect(await seenBy('coach')).toEqual([1, 1, 1]);
    expect(await seenBy('programCoach')).toEqual([1, 0, 1]);
    expect(await star('coach', uid, school.coach.uid, 0)).toMatchObject({ favorite: 1, favorite_user: 0 });
    await star('admin', uid, school.here, 0);
    expect(await seenBy('coach')).toEqual([0, 0, 0]);
  });

  it('of an organisation are seen by nobody who works elsewhere', async () => {
    const { uid } = await ask('superuser', 'All', { system_question: true });
    await star('admin', uid, school.here);
    const query = { question_type: school.tool.uid };
    const { questions } = await conversations.call('getQuestions', { query }, school.strangerCoach);
    expect(questions).toMatchObject([{ uid, favorite: 0, favorite_user: 0, favorite_organization: 0 }]);
  });

  it.each(everybody)('the organisation’s is given by those who decide for it: %s', async (who) => {
    const { uid } = await ask('superuser', 'All', { system_question: true });
    const attempt = star(who, uid, school.here);
    if (who === 'admin' || who === 'superuser') return expect(await attempt).toMatchObject({ favorite: 1 });
    await expect(attempt).rejects.toMatchObject({ status: 403 });
  });

  it('tell a template’s apart in the list, when it is opened, and when it is starred', async () => {
    const { coach, admin, tool, here } = school;
    const made = { template: true, interview_type: tool.uid, organization_embed: { uid: here } };
    const { uid } = await conversations.save(admin, { ...made, title: 'Weekly' });
    const body = {
      uid,
      favorite_type: 'template',
      favorite_entity: 'Organization',
      favorite_uid: here,
      favorite_value: 1,
    } as const;
    const given = { favorite: 1, favorite_user: 0, favorite_organization: 1 };
    expect(await conversations.call('updateFavorite', { body }, admin)).toEqual({ uid, ...given });
    expect(await conversations.get(coach, uid)).toMatchObject(given);
    const { flowsheets } = await conversations.call(
      'getInterviewTemplates',
      { params: { id: tool.uid } },
      coach,
    );
    expect(flowsheets).toMatchObject([given]);
  });

  it('are given for nobody else, nor to what one is not offered', async () => {
    const { uid } = await ask('admin', 'One', ours());
    await expect(star('coach', uid, school.colleague.uid)).rejects.toMatchObject({ status: 403 });
    await expect(star('coach', uid, school.here)).rejects.toMatchObject({ status: 403 });
    await expect(star('admin', uid, school.elsewhere)).rejects.toMatchObject({ status: 403 });
    await expect(star('strangerAdmin', uid, school.strangerAdmin.uid)).rejects.toMatchObject({ status: 404 });
  });
});
