import { newUid } from '@coaching/contracts';
import { binForTest } from '@coaching/service-kit/testing';
import { bankForTest } from '../testing/bank-for-test';

const bank = bankForTest();

it('says to whoever configures the tool how many questions come back with a category', async () => {
  const { school, conversations } = bank;
  const bin = binForTest('conversations', conversations);
  const inCategory = { category: school.category };
  await bank.ask('coach', 'One', inCategory);
  expect(await bin.preview(school.superuser, 'category', school.category)).toEqual({
    along: ['1 question'],
    obstacles: [],
  });
  await bank.ask('admin', 'Two', inCategory);
  const gone = await bank.ask('admin', 'Three', inCategory);
  await conversations.call('deleteQuestion', { params: { id: gone.uid } }, school.admin);
  expect(await bin.preview(school.superuser, 'category', school.category)).toMatchObject({
    along: ['2 questions'],
  });
});

it('says nothing of a category to anybody else, and of one without questions', async () => {
  const { school, conversations } = bank;
  const bin = binForTest('conversations', conversations);
  await bank.ask('coach', 'One', { category: school.category });
  const absent = { status: 404 };
  for (const who of [school.coach, school.admin, school.strangerAdmin])
    await expect(bin.preview(who, 'category', school.category)).rejects.toMatchObject(absent);
  for (const uid of [school.other, newUid()])
    await expect(bin.preview(school.superuser, 'category', uid)).rejects.toMatchObject(absent);
});
