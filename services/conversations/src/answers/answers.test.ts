import { applyInterviewUpdate, type Interview, newUid } from '@coaching/contracts';
import { aQuestion, aSchool } from '../testing/builders';
import { type ConversationsForTest, startConversationsForTest } from '../testing/conversations-for-test';

let conversations: ConversationsForTest;
beforeAll(async () => {
  conversations = await startConversationsForTest();
});
afterAll(() => conversations.close());

async function anInvitation(more: object = {}) {
  const school = await aSchool(conversations);
  const { coach, coachee, second, tool } = school;
  async function conversationOf(settings: object) {
    const interview = await conversations.save(coach, {
      interview_type: tool.uid,
      client_embed: [coachee, second],
      questions: [aQuestion('How was it?', { answer: '<p>Noted</p>' })],
      invites_answers: true,
      ...settings,
    });
    const [question] = interview.questions;
    const answer = (who: typeof coach, text: string, question_uid = question!.uid) =>
      conversations.call(
        'saveCoacheeAnswer',
        { params: { uid: interview.uid }, body: { question_uid, answer: text } },
        who,
      );
    const seen = async (who: typeof coach) =>
      (await conversations.get(who, interview.uid)).questions[0]!.coachee_answers.map(
        ({ answer: text }) => text,
      );
    return { interview, uid: interview.uid, answer, seen };
  }
  return { ...school, conversationOf, ...(await conversationOf(more)) };
}

it('the coach reads what all answered, each coachee what they did, and nobody else any', async () => {
  const { answer, seen, coach, asCoachee, asSecond, admin, support } = await anInvitation();
  await answer(asCoachee, '<p>Fine<script>x</script></p>');
  await answer(asSecond, '<p>Hard</p>');
  await answer(asCoachee, '<p>Fine!</p>');
  expect((await seen(coach)).sort()).toEqual(['<p>Fine!</p>', '<p>Hard</p>']);
  expect(await seen(asCoachee)).toEqual(['<p>Fine!</p>']);
  expect(await seen(asSecond)).toEqual(['<p>Hard</p>']);
  expect(await seen(admin)).toEqual([]);
  expect(await seen(support)).toEqual([]);
});

it('an answer that was saved elsewhere meanwhile is not overwritten, and the same one again is no change', async () => {
  const { uid, interview, asCoachee, asSecond, seen } = await anInvitation();
  const question_uid = interview.questions[0]!.uid;
  const save = async (answer: string, based_on: string | null, who = asCoachee) => {
    const body = { question_uid, answer, based_on };
    const saved = await conversations.call('saveCoacheeAnswer', { params: { uid }, body }, who);
    return saved.interview.questions[0]!.coachee_answers[0]!.updated_at;
  };
  const first = await save('<p>Fine</p>', null);
  const stale = {
    status: 409,
    body: { interview: { questions: [{ coachee_answers: [{ answer: '<p>Fine</p>' }] }] } },
  };
  await expect(save('<p>Hard</p>', null)).rejects.toMatchObject(stale);
  await expect(save('<p>Hard</p>', '2020-01-01T00:00:00.000Z')).rejects.toMatchObject(stale);
  expect(await save('<p>Fine</p>', null)).toBe(first);
  await save('<p>Fine, and hard</p>', first);
  expect(await seen(asCoachee)).toEqual(['<p>Fine, and hard</p>']);
  await save('<p>Mine</p>', null, asSecond);
  expect(await seen(asSecond)).toEqual(['<p>Mine</p>']);
});

it('two devices that begin an answer in the same moment do not lose one of them', async () => {
  const { uid, interview, asCoachee, seen } = await anInvitation();
  const question_uid = interview.questions[0]!.uid;
  const texts = ['<p>Here</p>', '<p>There</p>'];
  const both = await Promise.allSettled(
    texts.map((answer) =>
      conversations.call(
        'saveCoacheeAnswer',
        { params: { uid }, body: { question_uid, answer, based_on: null } },
        asCoachee,
      ),
    ),
  );
  expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await seen(asCoachee)).toEqual([texts[both.findIndex(({ status }) => status === 'fulfilled')]]);
});

it('the coach reads them in the order in which the conversation has its coachees', async () => {
  const { conversationOf, coach, asCoachee, asSecond, coachee, second } = await anInvitation();
  const names: Record<string, string> = { [coachee.uid]: '<p>Fine</p>', [second.uid]: '<p>Hard</p>' };
  for (const client_embed of [
    [coachee, second],
    [second, coachee],
  ]) {
    const { answer, seen } = await conversationOf({ client_embed });
    await answer(asCoachee, '<p>Fine</p>');
    await answer(asSecond, '<p>Hard</p>');
    expect(await seen(coach)).toEqual(client_embed.map(({ uid }) => names[uid]));
  }
});

it('nobody who is signed in as the coach or a coachee reads answers, or gives one', async () => {
  const { answer, seen, coach, asCoachee } = await anInvitation();
  await answer(asCoachee, '<p>Fine</p>');
  for (const who of [coach, asCoachee]) expect(await seen({ ...who, real_uid: newUid() })).toEqual([]);
  const attempt = answer({ ...asCoachee, real_uid: newUid() }, 'x');
  await expect(attempt).rejects.toMatchObject({ status: 403 });
  expect(await seen(asCoachee)).toEqual(['<p>Fine</p>']);
});

it('a coach who writes meanwhile neither loses nor overwrites an answer, nor is stale by it', async () => {
  const { answer, seen, coach, asCoachee, interview, uid } = await anInvitation();
  await answer(asCoachee, '<p>Fine</p>');
  const questions = [{ ...interview.questions[0]!, answer: '<p>More</p>', coachee_answers: [] }];
  await conversations.save(coach, { uid, revision: 1, questions });
  expect(await seen(coach)).toEqual(['<p>Fine</p>']);
  const stale = conversations.save(coach, { uid, revision: 1, title: 'Late' });
  await expect(stale).rejects.toMatchObject({
    status: 409,
    body: { interview: { questions: [{ coachee_answers: [{ answer: '<p>Fine</p>' }] }] } },
  });
});

it('is for coachees who are asked, before the end, of questions that are there', async () => {
  const { answer, coach, asCoachee, colleague, admin, uid } = await anInvitation();
  await expect(answer(coach, 'x')).rejects.toMatchObject({ status: 403 });
  await expect(answer(admin, 'x')).rejects.toMatchObject({ status: 403 });
  await expect(answer(colleague, 'x')).rejects.toMatchObject({ status: 404 });
  await expect(answer(asCoachee, 'x', newUid())).rejects.toMatchObject({ status: 400 });
  await expect(conversations.save(asCoachee, { uid, title: 'Mine' })).rejects.toMatchObject({ status: 403 });
  await conversations.save(coach, { uid, invites_answers: false });
  await expect(answer(asCoachee, 'x')).rejects.toMatchObject({ status: 403 });
  await conversations.save(coach, { uid, invites_answers: true, end_timestamp: '2026-03-02T09:00:00.000Z' });
  await expect(answer(asCoachee, 'x')).rejects.toMatchObject({ status: 400 });
});

it('says of a question that the coach has taken out that it is answered no more, and by whom', async () => {
  const { answer, coach, asCoachee, interview, uid } = await anInvitation();
  const [question] = interview.questions;
  await conversations.save(coach, { uid, revision: interview.revision, questions: [] });
  await expect(answer(asCoachee, '<p>Fine</p>', question!.uid)).rejects.toMatchObject({
    status: 400,
    body: { message: `${coach.username} has taken this question out, so that it is not answered any more.` },
  });
});

it('an invitation of a private conversation waits until coachees can read it', async () => {
  const { answer, seen, coach, asCoachee, interview, uid } = await anInvitation({ visibility: 'private' });
  expect(interview).toMatchObject({ visibility: 'private', invites_answers: true, shown: false });
  await expect(answer(asCoachee, 'x')).rejects.toMatchObject({ status: 404 });
  const before = await conversations.save(coach, { uid, revision: 1, title: 'Set up' });
  await conversations.save(coach, { uid, revision: before.revision, visibility: 'shared' });
  await answer(asCoachee, '<p>Fine</p>');
  expect(await seen(coach)).toEqual(['<p>Fine</p>']);
});

it('coachees of a conversation that is private can be invited later', async () => {
  const { coach, uid } = await anInvitation({ invites_answers: false, visibility: 'private' });
  const invited = await conversations.save(coach, { uid, revision: 1, invites_answers: true });
  expect(invited).toMatchObject({ visibility: 'private', invites_answers: true });
});

it('is followed live as it grows', async () => {
  const { answer, coach, asCoachee, asSecond, uid } = await anInvitation();
  const followers = [coach, asCoachee, asSecond];
  const streams = await Promise.all(
    followers.map((who) => conversations.follow('followInterview', { params: { uid } }, who)),
  );
  const seen: (Interview | null)[] = await Promise.all(
    streams.map(async (stream) => applyInterviewUpdate(null, (await stream.next())!.data as never)),
  );
  await answer(asCoachee, '<p>Fine</p>');
  await conversations.save(coach, { uid, revision: 1, title: 'After' });
  for (const [place, stream] of streams.entries()) {
    while (seen[place]!.title !== 'After')
      seen[place] = applyInterviewUpdate(seen[place]!, (await stream.next())!.data as never);
    expect(seen[place]).toEqual(await conversations.get(followers[place]!, uid));
    stream.leave();
  }
  const texts = seen.map((interview) => interview!.questions[0]!.coachee_answers.length);
  expect(texts).toEqual([1, 1, 0]);
});

describe('invitations', () => {
  const invited = async (who: Parameters<ConversationsForTest['get']>[0]) =>
    (await conversations.call('getAnswerInvitations', {}, who)).invitations;

  it('stand there for each coachee until she answered all, with what she answered alone', async () => {
    const two = [aQuestion('How was it?'), aQuestion('What next?')];
    const { coach, asCoachee, asSecond, interview, uid, answer } = await anInvitation({
      questions: two,
    });
    const entry = { uid, title: interview.title, questions: 2 };
    expect(await invited(asCoachee)).toMatchObject([
      { ...entry, answered: 0, user_embed: interview.user_embed },
    ]);
    await answer(asCoachee, '<p>Fine</p>', interview.questions[0]!.uid);
    await answer(asCoachee, '<p></p>', interview.questions[1]!.uid);
    expect(await invited(asCoachee)).toMatchObject([{ ...entry, answered: 1 }]);
    expect(await invited(asSecond)).toMatchObject([{ ...entry, answered: 0 }]);
    await answer(asCoachee, '<p>More</p>', interview.questions[1]!.uid);
    expect(await invited(asCoachee)).toEqual([]);
    expect(await invited(coach)).toEqual([]);
  });

  it.each<[what: string, more: object]>([
    ['is not asked for', { invites_answers: false }],
    ['is the coach’s alone', { visibility: 'private' }],
    ['is over', { end_timestamp: '2026-03-02T09:00:00.000Z' }],
    ['asks nothing', { questions: [] }],
  ])('of a conversation that %s are none', async (_, more) => {
    const { asCoachee } = await anInvitation(more);
    expect(await invited(asCoachee)).toEqual([]);
  });

  it('are not for colleagues, for administrators, or for who is signed in as the coachee', async () => {
    const { asCoachee, colleague, admin, support } = await anInvitation();
    for (const who of [colleague, admin, support, { ...asCoachee, real_uid: newUid() }])
      expect(await invited(who)).toEqual([]);
  });

  it('go with a conversation that is deleted, and with its end', async () => {
    const { coach, asCoachee, uid } = await anInvitation();
    await conversations.call('deleteInterview', { params: { uid } }, coach);
    expect(await invited(asCoachee)).toEqual([]);
    await conversations.call('undeleteInterview', { params: { uid } }, coach);
    expect(await invited(asCoachee)).toHaveLength(1);
    const { revision } = await conversations.get(coach, uid);
    await conversations.save(coach, { uid, revision, end_timestamp: '2026-03-02T09:00:00.000Z' });
    expect(await invited(asCoachee)).toEqual([]);
  });
});
