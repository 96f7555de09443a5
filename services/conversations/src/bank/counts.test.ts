import { bankForTest } from '../testing/bank-for-test';

const bank = bankForTest();

/** How many questions somebody is told there are. */
const total = async (who: 'coach' | 'admin' | 'strangerAdmin', query = {}) =>
  (await bank.answer(who, query)).total;

const queries = () => {
  const { category, coach } = bank.school;
  return [
    {},
    { query: 'lesson' },
    { category },
    { category, query: 'lesson' },
    { user_uid: coach.uid },
    { user_uid: coach.uid, category, query: 'lesson' },
  ];
};

it('what one may not see is in no count, whatever is asked for', async () => {
  const { category } = bank.school;
  await bank.ask('coach', 'A lesson of my own', { category });
  for (const query of queries()) {
    expect(await total('coach', query)).toBe(1);
    expect(await total('admin', query)).toBe(0);
    expect(await total('strangerAdmin', query)).toBe(0);
  }
});

it('what is hidden from one is in no count, and what is in the recycle bin in none', async () => {
  const { category } = bank.school;
  const shared = { ...bank.flagsOf('organization'), category };
  const { uid } = await bank.ask('admin', 'Our lesson', shared);
  await bank.ask('admin', 'Our other lesson', shared);
  const narrowed = [{}, { query: 'lesson' }, { category }, { category, query: 'lesson' }];
  for (const query of narrowed) expect(await total('coach', query)).toBe(2);
  await bank.conversations.ask(bank.school.coach, { uid, hidden_orgs: [bank.school.coach.uid] });
  for (const query of narrowed) {
    expect(await total('coach', query)).toBe(1);
    expect(await total('admin', query)).toBe(2);
  }
  await bank.conversations.call('deleteQuestion', { params: { id: uid } }, bank.school.admin);
  for (const query of narrowed) expect(await total('admin', query)).toBe(1);
});

it('what was counted wrong is counted anew by the operator, and nothing after that', async () => {
  const { category } = bank.school;
  await bank.ask('admin', 'Our lesson', { ...bank.flagsOf('organization'), category });
  const { context, recount } = bank.conversations.service;
  const narrowed = [{}, { category }];
  const counts = async () => [await total('coach', narrowed[0]), await total('coach', narrowed[1])];
  expect([await recount(), await counts()]).toEqual([0, [1, 1]]);
  await context.connection.collection('question_tallies').updateMany({}, { $inc: { rows: 3 } });
  expect(await counts()).toEqual([4, 4]);
  expect(await recount()).toBeGreaterThan(1);
  expect([await recount(), await counts()]).toEqual([0, [1, 1]]);
});
