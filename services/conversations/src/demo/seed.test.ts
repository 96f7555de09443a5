import { aPerson } from '@coaching/access/testing';
import {
  conversationTools,
  demoOrganizations,
  demoUsers,
  platformTools,
  questionCategories,
} from '@coaching/demo';
import {
  aTool,
  type ConversationsForTest,
  startConversationsForTest,
} from '../testing/conversations-for-test';
import { demo } from './index';
import { demoActor } from './testing/demo-actors';

const now = new Date('2026-11-21T12:00:00.000Z');
const MAYA = demoActor('demo-coach');
const programNames = new Map(
  demoOrganizations.flatMap(({ programs }) => programs.map(({ uid, program_name }) => [uid, program_name])),
);

let conversations: ConversationsForTest;
beforeAll(async () => {
  conversations = await startConversationsForTest();
  await conversations.receive({
    people: demoUsers(now).map(({ uid, email, coaches, schools }) =>
      aPerson(email, {
        uid,
        coaches,
        schools: schools.map(({ organization_uid, programs }) => ({
          organization_uid,
          programs: programs.map(({ program_uid }) => ({
            program_uid,
            program_name: programNames.get(program_uid)!,
          })),
        })),
      }),
    ),
  });
  for (const { uid, name, programs } of demoOrganizations)
    await conversations.withOrganization(
      uid,
      name,
      Object.fromEntries(programs.map((program) => [program.uid, program.program_name])),
    );
  const cedar = { config_entity: 'Organization', config_uid: 'demo-cedar-grove' } as const;
  const categories = Object.values(questionCategories).map((uid) => ({ uid, name: uid }));
  await conversations.withTool(aTool({ uid: platformTools.conversation }));
  await conversations.withTool(aTool({ ...cedar, uid: conversationTools.cycle, categories }));
  await conversations.withTool(aTool({ ...cedar, uid: conversationTools.checkIn }));
  await demo.seed(conversations.service.context, { password: 'unused', now });
});
afterAll(() => conversations.close());

const get = (uid: string, who: string) => conversations.get(demoActor(who), `demo-conversation-${uid}`);

it('tells of every conversation, and of those that are over that they are finished', async () => {
  const types = (await conversations.published()).map(({ type }) => type);
  expect(types.filter((type) => type === 'interview.updated')).toHaveLength(25);
  expect(types.filter((type) => type === 'interview.finished')).toHaveLength(22);
});

it('lets coach and coachee read what they wrote, and no colleague', async () => {
  const [byCoach, byCoachee] = [
    await get('daniel-fractions', 'demo-coach'),
    await get('daniel-fractions', 'demo-coachee'),
  ];
  for (const { questions, invites_answers, program_embed } of [byCoach, byCoachee]) {
    expect(invites_answers).toBe(true);
    expect(questions[0]!.coachee_answers.map(({ client_uid }) => client_uid)).toEqual(['demo-coachee']);
    expect(program_embed?.program_name).toBe('Elementary Literacy');
  }
  for (const stranger of ['demo-elena', 'demo-grace', 'demo-coach2', 'demo-solo'])
    await expect(get('daniel-fractions', stranger)).rejects.toMatchObject({ status: 404 });
});

it('lets each of two coachees read a conversation', async () => {
  for (const who of ['demo-coachee', 'demo-amara'])
    expect((await get('fractions-pair', who)).client_embed).toHaveLength(2);
});

it('lets nobody but the coach read notes that are private', async () => {
  expect(await get('lucas-notes', 'demo-coach')).toMatchObject({
    visibility: 'private',
    end_timestamp: null,
  });
  await expect(get('lucas-notes', 'demo-lucas')).rejects.toMatchObject({ status: 404 });
});

it('offers each the bank and the templates of what they see', async () => {
  const bank = async (who: string, question_type: string, more = {}) =>
    (
      await conversations.call(
        'getQuestions',
        { query: { question_type, rowsPerPage: 100, ...more } },
        demoActor(who),
      )
    ).total;
  expect(await bank('demo-coach', conversationTools.cycle)).toBe(36);
  expect(await bank('demo-elena', conversationTools.cycle)).toBe(28);
  expect(await bank('demo-coach', conversationTools.checkIn)).toBe(8);
  expect(await bank('demo-coach', conversationTools.checkIn, { hidden: true })).toBe(1);
  expect(await bank('demo-solo', platformTools.conversation)).toBe(8);
  expect(await bank('demo-coach2', platformTools.conversation)).toBe(8);
  const titles = async (who: string) =>
    await conversations.templates(demoActor(who), conversationTools.cycle);
  expect(await titles('demo-coach')).toEqual(
    expect.arrayContaining(['After a lesson: numbers first', 'Setting a goal that students can feel']),
  );
  expect(await titles('demo-coach')).not.toContain('Half of the year: what our numbers say');
  expect(await titles('demo-orgadmin')).toContain('Half of the year: what our numbers say');
  expect(await titles('demo-elena')).not.toContain('A reading group, from the text to the conference');
});

it('has newer words for what was asked long ago, and remembers what was answered', async () => {
  const params = { uid: 'demo-conversation-daniel-goal' };
  const { wordings } = await conversations.call('getNewerWording', { params }, MAYA);
  expect(wordings).toHaveLength(2);
  const last = { uid: 'demo-conversation-daniel-fractions' };
  const { answers } = await conversations.call('getLastAnswers', { params: last }, MAYA);
  expect(answers.map(({ interview_uid }) => interview_uid)).toContain('demo-conversation-daniel-inference');
});
