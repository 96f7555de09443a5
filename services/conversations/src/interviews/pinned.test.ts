import { newUid, type QuestionDraft } from '@coaching/contracts';
import { aQuestion, aSchool } from '../testing/builders';
import { type ConversationsForTest, startConversationsForTest } from '../testing/conversations-for-test';

let conversations: ConversationsForTest;
beforeAll(async () => {
  conversations = await startConversationsForTest();
});
afterAll(() => conversations.close());

async function aBank(more: Partial<QuestionDraft> = {}) {
  const school = await aSchool(conversations);
  const { coach, coachee, tool } = school;
  const bank = await conversations.ask(coach, { question: '<p>Why?</p>', question_type: tool.uid, ...more });
  const hold = (question: object, rest: object = {}, who = coach) =>
    conversations.save(who, {
      interview_type: tool.uid,
      client_embed: coachee,
      questions: [aQuestion('Why?', { question_uid: bank.uid, ...question })],
      ...rest,
    });
  const newer = async (uid: string, who = coach) =>
    (await conversations.call('getNewerWording', { params: { uid } }, who)).wordings;
  return { ...school, bank, hold, newer };
}

it('pins the bank’s wording, whatever version is claimed', async () => {
  const { hold } = await aBank();
  expect((await hold({ version: 1 })).questions[0]).toMatchObject({ version: 1 });
  expect((await hold({ version: 99 })).questions[0]).toMatchObject({ version: 1 });
  expect((await hold({})).questions[0]).toMatchObject({ version: 1 });
  expect((await hold({ version: 99, question: '<p>Else?</p>' })).questions[0]).toMatchObject({
    version: null,
  });
});

it('a save that claims a wrong version is the same when it is sent again', async () => {
  const { hold, coach } = await aBank();
  const saved = await hold({ version: 99 });
  const questions = saved.questions.map((question) => ({ ...question, version: 99 }));
  expect(await conversations.save(coach, { uid: saved.uid, revision: 0, questions })).toEqual(saved);
});

it('keeps its words when the bank’s change, and says that there are newer ones', async () => {
  const { hold, newer, bank, coach } = await aBank();
  const { uid } = await hold({ version: 1 });
  expect(await newer(uid)).toEqual([]);
  await conversations.ask(coach, { uid: bank.uid, question: '<p>Why not?</p>' });
  expect((await conversations.get(coach, uid)).questions[0]).toMatchObject({
    question: '<p>Why?</p>',
    version: 1,
  });
  const wording = { question_uid: bank.uid, question: '<p>Why not?</p>', version: 2 };
  expect(await newer(uid)).toEqual([wording]);
  const [question] = (await conversations.get(coach, uid)).questions;
  const taken = { ...question!, question: wording.question, version: 2 };
  await conversations.save(coach, { uid, questions: [taken] });
  expect(await newer(uid)).toEqual([]);
});

it('tells nothing of a question that one is not offered', async () => {
  const { bank } = await aBank();
  const other = await aBank();
  const absent = newUid();
  const [theirs, none] = await Promise.all(
    [bank.uid, absent].map(async (question_uid) => {
      const saved = await other.hold({ question_uid, version: 1 });
      return [saved.questions[0]!.version, await other.newer(saved.uid), saved.questions[0]!.question];
    }),
  );
  expect(theirs).toEqual([null, [], '<p>Why?</p>']);
  expect(none).toEqual(theirs);
});

it('counts where a question and a category are used', async () => {
  const { hold, bank, coach, category, other, tool } = await aBank();
  await conversations.ask(coach, { uid: bank.uid, category });
  await hold({ category });
  const { uid } = await hold({ category });
  await hold({ category }, { template: true, client_embed: null });
  const uses = async () =>
    (await conversations.call('getQuestionUses', { params: { uid: bank.uid } }, coach)).uses;
  expect(await uses()).toEqual({ templates: 1, conversations: 2 });
  const { categories } = await conversations.call(
    'getCategoryUses',
    { params: { question_type: tool.uid } },
    coach,
  );
  expect(categories).toEqual([
    { uid: category, questions: 1, others: 0, uses: { templates: 1, conversations: 2 } },
    { uid: other, questions: 0, others: 0, uses: { templates: 0, conversations: 0 } },
  ]);
  await conversations.remove(coach, uid);
  expect(await uses()).toEqual({ templates: 1, conversations: 1 });
});

it('counts nothing that one may not know of', async () => {
  const { hold, coach, colleague, bank, tool, asCoachee, superuser, category } = await aBank({});
  await conversations.ask(superuser, { uid: bank.uid, system_question: true });
  await hold({ category });
  await hold({ category }, { visibility: 'private' });
  await hold({ category }, { template: true, client_embed: null, visibility: 'private' });
  const usesFor = async (who: typeof coach) => {
    const { uses } = await conversations.call('getQuestionUses', { params: { uid: bank.uid } }, who);
    const params = { question_type: tool.uid };
    const { categories } = await conversations.call('getCategoryUses', { params }, who);
    expect(categories.find(({ uid }) => uid === category)?.uses).toEqual(uses);
    return uses;
  };
  expect(await usesFor(coach)).toEqual({ templates: 1, conversations: 2 });
  expect(await usesFor(superuser)).toEqual({ templates: 0, conversations: 1 });
  expect(await usesFor(asCoachee)).toEqual({ templates: 0, conversations: 1 });
  expect(await usesFor(colleague)).toEqual({ templates: 0, conversations: 0 });
});

it('says to who may delete a category how many questions in it they are not offered', async () => {
  const { coach, colleague, superuser, category, tool } = await aBank();
  const ask = (who: typeof coach, question: string) =>
    conversations.ask(who, { question, question_type: tool.uid, category });
  for (const words of ['One', 'Two']) await ask(coach, words);
  await ask(colleague, 'Three');
  const countsFor = async (who: typeof coach) => {
    const params = { question_type: tool.uid };
    const { categories } = await conversations.call('getCategoryUses', { params }, who);
    const { questions, others } = categories.find(({ uid }) => uid === category)!;
    return { questions, others };
  };
  expect(await countsFor(superuser)).toEqual({ questions: 0, others: 3 });
  expect(await countsFor(coach)).toEqual({ questions: 2, others: 0 });
});

it('shows what was noted last time, of conversations one may read', async () => {
  const { hold, coach, colleague, second, asCoachee, bank, superuser } = await aBank({});
  await conversations.ask(superuser, { uid: bank.uid, system_question: true });
  const at = (day: number) => ({ timestamp: `2026-03-0${day}T09:00:00.000Z` });
  await hold({ answer: '<p>First</p>' }, at(1));
  const last = await hold({ answer: '<p>Second</p>' }, { ...at(2), title: 'Last' });
  await hold({ answer: '' }, at(3));
  await hold({ answer: '<p>Another’s</p>' }, { ...at(3), client_embed: second });
  await hold({ answer: '<p>Not theirs</p>' }, { ...at(4), visibility: 'private' }, colleague);
  const now = await hold({}, at(5));
  await hold({ answer: '<p>Later</p>' }, at(6));
  const answersFor = async (who: typeof coach) =>
    (await conversations.call('getLastAnswers', { params: { uid: now.uid } }, who)).answers;
  const answer = {
    question_uid: bank.uid,
    answer: '<p>Second</p>',
    interview_uid: last.uid,
    title: 'Last',
    timestamp: '2026-03-02T09:00:00.000Z',
    client_uids: [asCoachee.uid],
  };
  expect(await answersFor(coach)).toEqual([answer]);
  expect(await answersFor(asCoachee)).toEqual([answer]);
  await expect(answersFor(colleague)).rejects.toMatchObject({ status: 404 });
});

it('of several coachees it shows what each of them said last', async () => {
  const { hold, coach, coachee, second } = await aBank({});
  const at = (day: number, client_embed: object[]) => ({
    timestamp: `2026-03-0${day}T09:00:00.000Z`,
    client_embed,
  });
  await hold({ answer: '<p>Before</p>' }, at(1, [second]));
  const both = await hold({ answer: '<p>Both</p>' }, at(2, [coachee, second]));
  const alone = await hold({ answer: '<p>Alone</p>' }, at(3, [coachee]));
  const now = await hold({}, at(5, [coachee, second]));
  const { answers } = await conversations.call('getLastAnswers', { params: { uid: now.uid } }, coach);
  expect(answers.map(({ interview_uid, client_uids }) => [interview_uid, client_uids])).toEqual([
    [alone.uid, [coachee.uid]],
    [both.uid, [second.uid]],
  ]);
});
