import { byCountsOnly } from '@coaching/access/testing';
import { aQuestion, aSchool } from '../testing/builders';
import { type ConversationsForTest, startConversationsForTest } from '../testing/conversations-for-test';

let conversations: ConversationsForTest;
beforeAll(async () => {
  conversations = await startConversationsForTest();
});
afterAll(() => conversations.close());

it('where administrators see counts alone, a conversation is not there for them in any call', async () => {
  const school = await aSchool(conversations);
  const { coach, coachee, tool, admin, asCoachee } = school;
  const draft = { interview_type: tool.uid, client_embed: coachee, visibility: 'shared' as const };
  const { uid } = await conversations.save(coach, draft);
  expect((await conversations.get(admin, uid)).uid).toBe(uid);
  const counting = byCountsOnly(admin);
  const params = { uid };
  for (const attempt of [
    () => conversations.get(counting, uid),
    () => conversations.save(counting, { uid, title: 'Mine' }),
    () => conversations.remove(counting, uid),
    () => conversations.call('undeleteInterview', { params }, counting),
    () => conversations.call('getLastAnswers', { params }, counting),
    () => conversations.call('getNewerWording', { params }, counting),
    () => conversations.follow('followInterview', { params }, counting),
  ])
    await expect(attempt()).rejects.toMatchObject({ status: 404 });
  for (const actor of [coach, asCoachee])
    expect((await conversations.get(byCountsOnly(actor), uid)).uid).toBe(uid);
});

it('what was written there stays closed when administrators read again', async () => {
  const { coach, coachee, tool, admin, asCoachee } = await aSchool(conversations);
  const draft = { interview_type: tool.uid, client_embed: coachee, visibility: 'shared' as const };
  const before = await conversations.save(coach, draft);
  await conversations.save(byCountsOnly(coach), { uid: before.uid, title: 'Between us' });
  const begun = await conversations.save(byCountsOnly(coach), { ...draft, title: 'Begun then' });
  for (const { uid } of [before, begun]) {
    await expect(conversations.get(admin, uid)).rejects.toMatchObject({ status: 404 });
    await expect(conversations.remove(admin, uid)).rejects.toMatchObject({ status: 404 });
    for (const actor of [coach, asCoachee])
      expect((await conversations.get(actor, uid)).counts_only).toBe(true);
  }
  const { uid } = await conversations.save(coach, { ...draft, title: 'Begun after' });
  expect((await conversations.get(admin, uid)).uid).toBe(uid);
});

it('what a coachee answers there before the meeting is read by no administrator, so that the rest stays open', async () => {
  const { coach, coachee, tool, admin, asCoachee } = await aSchool(conversations);
  const questions = [aQuestion('How was it?')];
  const draft = { interview_type: tool.uid, client_embed: coachee, visibility: 'shared' as const };
  const interview = await conversations.save(coach, { ...draft, questions, invites_answers: true });
  const { uid } = interview;
  const body = { question_uid: interview.questions[0]!.uid, answer: '<p>Between us</p>' };
  await conversations.call('saveCoacheeAnswer', { params: { uid }, body }, byCountsOnly(asCoachee));
  expect(JSON.stringify(await conversations.get(admin, uid))).not.toContain('Between us');
  expect((await conversations.get(coach, uid)).questions[0]!.coachee_answers).toHaveLength(1);
});
