import { aPerson } from '@coaching/access/testing';
import { MESSAGES, newUid } from '@coaching/contracts';
import { aQuestion, aSchool } from '../testing/builders';
import { type ConversationsForTest, startConversationsForTest } from '../testing/conversations-for-test';

let conversations: ConversationsForTest;
beforeAll(async () => {
  conversations = await startConversationsForTest();
});
afterAll(() => conversations.close());

async function aConversation(more: object = {}) {
  const school = await aSchool(conversations);
  const { coach, coachee, second, tool } = school;
  const draft = {
    uid: newUid(),
    revision: 0,
    interview_type: tool.uid,
    client_embed: [{ uid: coachee.uid }, { uid: second.uid }],
    questions: [aQuestion('How was it?', { category: school.category, answer: '<p>Good</p>' })],
    ...more,
  };
  return { ...school, draft, interview: await conversations.save(coach, draft) };
}

it('begins now with a running timer, under its default title, with all its coachees', async () => {
  const { interview, coachee, second, here, tool } = await aConversation();
  expect(interview).toMatchObject({
    title: "Ada's Check-in with Cleo, Sam",
    duration: 0,
    timer: { minutes: 0 },
    template: false,
    revision: 1,
    visibility: 'shared',
    shown: true,
    organization_uid: here,
    tool_uid: tool.uid,
    client_embed: [{ uid: coachee.uid }, { uid: second.uid }],
  });
  expect(interview.timestamp).toEqual(interview.timer!.started_at);
});

it('answers a first save whose answer was lost with what is there, by uid or without', async () => {
  const { coach, draft, interview } = await aConversation();
  expect(await conversations.save(coach, { ...draft, timestamp: null, timer: null })).toEqual(interview);
  const { uid: _uid, revision: _revision, ...bare } = draft;
  const questions = bare.questions.map(({ uid: _of, ...question }) => question);
  const [one, other] = await Promise.all([
    conversations.save(coach, { ...bare, questions, title: 'Bare' }),
    conversations.save(coach, { ...bare, questions, title: 'Bare' }),
  ]);
  expect(other.uid).toBe(one.uid);
  expect((await conversations.get(coach, one.uid)).questions).toHaveLength(1);
});

it('accepts one coachee by herself and refuses whom the coach does not coach', async () => {
  const { coach, coachee, stranger, tool } = await aSchool(conversations);
  const save = (client_embed: { uid: string } | null) =>
    conversations.save(coach, { interview_type: tool.uid, client_embed });
  expect((await save(coachee)).client_embed).toMatchObject([{ uid: coachee.uid }]);
  await expect(save(stranger)).rejects.toMatchObject({ status: 404 });
  await expect(save({ uid: newUid() })).rejects.toMatchObject({ status: 404 });
  await expect(save(null)).rejects.toMatchObject({
    status: 400,
    body: { message: MESSAGES.coacheeRequired },
  });
});

it('is not for a coach of their own who pays for observations alone, and says how it could be', async () => {
  const { coach, coachee, tool } = await aSchool(conversations);
  const licenses = [{ product: 'obs_yearly', start_date: '01/01/2020', end_date: '01/01/2120' }];
  const alone = { ...coach, organization_uid: null, roles: ['Coach' as const], schools: [], licenses };
  const draft = { interview_type: tool.uid, client_embed: [{ uid: coachee.uid }] };
  await expect(conversations.save(alone, draft)).rejects.toMatchObject({
    status: 403,
    body: { message: expect.stringContaining('Choose a plan under Billing') },
  });
});

it('stays to read for a coach whose licence covers conversations no more, and changes only by being finished', async () => {
  const { coach, interview } = await aConversation();
  const licenses = [{ product: 'obs_yearly', start_date: '01/01/2020', end_date: '01/01/2120' }];
  const alone = { ...coach, organization_uid: null, roles: ['Coach' as const], schools: [], licenses };
  const { uid } = interview;
  const read = await conversations.call('getInterview', { params: { uid } }, alone);
  expect(read.interview.uid).toBe(uid);
  const change = conversations.save(alone, { uid, revision: 1, title: 'Another' });
  await expect(change).rejects.toMatchObject({ status: 403, body: { reason: 'needs_license' } });
  const end_timestamp = new Date().toISOString();
  expect(await conversations.save(alone, { uid, revision: 1, end_timestamp })).toMatchObject({
    end_timestamp,
  });
});

it('is written no more by a coach who was taken out of the organization, finished or not', async () => {
  const { coach, interview } = await aConversation({ visibility: 'private' });
  const out = { ...coach, organization_uid: null, roles: [], schools: [], licenses: [] };
  const { uid } = interview;
  const refusal = { status: 403, body: { reason: 'needs_license' } };
  for (const change of [{ title: 'Another' }, { visibility: 'shared' as const, invites_answers: true }])
    await expect(conversations.save(out, { uid, revision: 1, ...change })).rejects.toMatchObject(refusal);
  await conversations.save(coach, { uid, revision: 1, end_timestamp: new Date().toISOString() });
  await expect(conversations.save(out, { uid, revision: 2, title: 'Another' })).rejects.toMatchObject(
    refusal,
  );
  const read = await conversations.call('getInterview', { params: { uid } }, out);
  expect(read.interview).toMatchObject({ uid, revision: 2 });
});

it('refuses a stale save with the current conversation', async () => {
  const { coach, interview } = await aConversation();
  await conversations.save(coach, { uid: interview.uid, revision: 1, title: 'Second' });
  await expect(
    conversations.save(coach, { uid: interview.uid, revision: 1, title: 'Third' }),
  ).rejects.toMatchObject({ status: 409, body: { interview: { title: 'Second', revision: 2 } } });
  await expect(
    conversations.save(coach, { uid: interview.uid, revision: 7, title: 'Third' }),
  ).rejects.toMatchObject({ status: 409 });
});

it('an empty title becomes the default one again', async () => {
  const { coach, interview } = await aConversation({ title: 'Mine' });
  const saved = await conversations.save(coach, { uid: interview.uid, revision: 1, title: '' });
  expect(saved.title).toBe("Ada's Check-in with Cleo, Sam");
});

it('refuses categories and tools that are not there', async () => {
  const { coach, draft, interview } = await aConversation();
  const category = newUid();
  const questions = [aQuestion('Else?', { category })];
  const refusal = { status: 400, body: { message: MESSAGES.categoryNotFound(category) } };
  await expect(
    conversations.save(coach, { uid: interview.uid, revision: 1, questions }),
  ).rejects.toMatchObject(refusal);
  await expect(conversations.save(coach, { ...draft, uid: newUid(), questions })).rejects.toMatchObject(
    refusal,
  );
  await expect(
    conversations.save(coach, { ...draft, uid: newUid(), interview_type: newUid() }),
  ).rejects.toMatchObject({ status: 400 });
  await expect(
    conversations.save(coach, { uid: interview.uid, interview_type: newUid() }),
  ).rejects.toMatchObject({ status: 400 });
});

it('takes no tool of another organisation', async () => {
  const { coach, draft } = await aConversation();
  const theirs = await aSchool(conversations);
  const tool = {
    ...theirs.tool,
    set: newUid(),
    uid: newUid(),
    config_entity: 'Organization' as const,
    config_uid: theirs.here,
  };
  await conversations.withTool(tool);
  await expect(
    conversations.save(coach, { ...draft, uid: newUid(), questions: [], interview_type: tool.uid }),
  ).rejects.toMatchObject({ status: 400 });
});

it('never becomes a template, nor somebody else’s', async () => {
  const { coach, interview, strangerCoach, here } = await aConversation();
  const { uid } = interview;
  await expect(conversations.save(coach, { uid, template: true })).rejects.toMatchObject({ status: 400 });
  const forged = {
    uid,
    title: 'Forged',
    user: strangerCoach.uid,
    user_embed: { uid: strangerCoach.uid },
    organization_embed: { uid: here },
    system_template: true,
    hidden_orgs: [here],
    finished: true,
    shown: false,
  };
  const saved = await conversations.save(coach, forged);
  expect(saved).toMatchObject({
    user: coach.uid,
    template: false,
    organization_embed: null,
    system_template: false,
    hidden_orgs: [],
    shown: true,
  });
});

it('once others could read it, it stays with its coachees and in its program', async () => {
  const { coach, coachee, interview } = await aConversation();
  const { uid, revision } = interview;
  for (const more of [{ client_embed: [coachee] }, { visibility: 'private' as const }])
    await expect(conversations.save(coach, { uid, revision, ...more })).rejects.toMatchObject({
      status: 400,
    });
});

it('a private one moves, and is called after those it is with', async () => {
  const { coach, coachee, interview, program, here } = await aConversation({ visibility: 'private' });
  const program_embed = { program_uid: program, program_name: 'x', organization_uid: here };
  const moved = await conversations.save(coach, {
    uid: interview.uid,
    revision: 1,
    client_embed: coachee,
    program_embed,
  });
  expect(moved).toMatchObject({
    title: "Ada's Check-in with Cleo",
    program_embed: { ...program_embed, program_name: 'Literacy' },
    shown: false,
  });
});

it('a program has to be one that all coachees are in', async () => {
  const { coach, coachee, program, here, tool } = await aSchool(conversations);
  const outside = aPerson('Out', { schools: [{ organization_uid: here, programs: [] }] });
  await conversations.receive({ people: [outside] });
  const program_embed = { program_uid: program, program_name: '', organization_uid: here };
  await expect(
    conversations.save(coach, { interview_type: tool.uid, client_embed: [coachee, outside], program_embed }),
  ).rejects.toMatchObject({ status: 400 });
});

it('finishing shares it, and is published once; nothing is published of templates', async () => {
  const { coach, interview, asCoachee, tool } = await aConversation({ visibility: 'private' });
  const { uid } = interview;
  await expect(conversations.get(asCoachee, uid)).rejects.toMatchObject({ status: 404 });
  const finished = await conversations.save(coach, {
    uid,
    revision: 1,
    end_timestamp: '2026-03-02T10:00:00.000Z',
    timer: null,
    duration: 12,
  });
  expect(finished).toMatchObject({ visibility: 'shared', shown: true });
  await conversations.save(coach, { uid, revision: 2, end_timestamp: null });
  await conversations.save(coach, { uid, revision: 3, end_timestamp: '2026-03-02T11:00:00.000Z' });
  await conversations.save(coach, { interview_type: tool.uid, template: true, title: 'Quiet' });
  const published = (await conversations.published()).filter(({ entity_uid }) => entity_uid === uid);
  expect(published.map(({ type }) => type)).toEqual([
    'interview.updated',
    'interview.updated',
    'interview.finished',
    'interview.updated',
    'interview.updated',
  ]);
  expect(published[2]!.data).toMatchObject({
    interaction: { entity_type: 'interview', tool_uid: tool.uid, clients: [{}, {}] },
  });
  expect(
    (await conversations.published()).every(({ data }) => JSON.stringify(data).includes('Quiet') === false),
  ).toBe(true);
});

it('rich text is made safe, and what is too long is refused', async () => {
  const { coach, interview } = await aConversation();
  const unsafe = aQuestion('x', { answer: '<p>Hi<script>alert(1)</script></p>' });
  const { questions } = await conversations.save(coach, {
    uid: interview.uid,
    revision: 1,
    questions: [{ ...unsafe, question: '<p onclick="x()">Why?</p>' }],
  });
  expect(questions[0]).toMatchObject({ question: '<p>Why?</p>', answer: '<p>Hi</p>' });
  for (const question of [{ question: 'x'.repeat(10_001) }, { question: '&'.repeat(9_000) }, { question: 7 }])
    await expect(
      conversations.save(coach, {
        uid: interview.uid,
        questions: [question as { question: string }],
      }),
    ).rejects.toMatchObject({ status: 400 });
});

it('only its coach changes it, and strangers learn nothing', async () => {
  const { interview, asCoachee, admin, colleague, strangerAdmin, support } = await aConversation();
  const { uid, revision } = interview;
  for (const reader of [asCoachee, admin, support]) {
    expect(await conversations.get(reader, uid)).toMatchObject({ uid });
    await expect(conversations.save(reader, { uid, revision, title: 'Mine' })).rejects.toMatchObject({
      status: 403,
    });
  }
  await expect(conversations.remove(asCoachee, uid)).rejects.toMatchObject({ status: 403 });
  for (const nobody of [colleague, strangerAdmin])
    for (const attempt of [
      () => conversations.get(nobody, uid),
      () => conversations.remove(nobody, uid),
      () => conversations.save(nobody, { uid, revision, title: 'Mine' }),
    ])
      await expect(attempt()).rejects.toMatchObject({ status: 404, body: { message: MESSAGES.notFound } });
});

it('a new name of a coachee stands on what she is part of, and the coach goes on saving', async () => {
  const { coach, coachee, interview } = await aConversation();
  await conversations.receive({ people: [{ ...coachee, username: 'Cleopatra', revision: 2 }] });
  expect((await conversations.get(coach, interview.uid)).client_embed[0]!.username).toBe('Cleopatra');
  const saved = await conversations.save(coach, { uid: interview.uid, revision: 1, title: 'Goes on' });
  expect(saved.client_embed.map(({ username }) => username)).toEqual(['Cleopatra', 'Sam']);
});
