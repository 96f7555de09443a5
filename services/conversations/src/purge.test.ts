import { bankForTest } from './testing/bank-for-test';

const bank = bankForTest();

it('a conversation goes for good with what its coachees answered, and others stay as they are', async () => {
  const { conversations, school } = bank;
  const { connection } = conversations.service.context;
  const draft = { interview_type: school.tool.uid, client_embed: school.coachee };
  const [gone, here] = [
    await conversations.save(school.coach, draft),
    await conversations.save(school.coach, { ...draft, title: 'Second' }),
  ];
  const answers = connection.model('Answer');
  for (const { uid } of [gone, here])
    await answers.create({
      _id: uid,
      interview_uid: uid,
      question_uid: 'one',
      client_uid: 'cleo',
      answer: '<p>Yes</p>',
      updated_at: new Date(),
    });
  await conversations.remove(school.coach, gone.uid);
  await conversations.purge(new Date(Date.now() - 60_000));
  expect(await answers.countDocuments()).toBe(2);
  expect(await conversations.purge(new Date(Date.now() + 60_000))).toBe(1);
  expect(await answers.distinct('interview_uid')).toEqual([here.uid]);
  expect((await conversations.get(school.coach, here.uid)).uid).toBe(here.uid);
});
