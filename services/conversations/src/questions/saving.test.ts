import { MESSAGES, newUid, type QuestionDraft } from '@coaching/contracts';
import { bankForTest } from '../testing/bank-for-test';
import { aSchool } from '../testing/builders';

const bank = bankForTest();

it('a new wording is one version more, and nothing else is', async () => {
  const { uid } = await bank.ask('coach', 'Why?');
  const save = (more: Partial<QuestionDraft>) => bank.conversations.ask(bank.school.coach, { uid, ...more });
  expect(await save({ category: bank.school.category })).toMatchObject({ version: 1, revision: 2 });
  expect(await save({ question: '<p>Why?</p>' })).toMatchObject({ version: 1, revision: 2 });
  expect(await save({ question: '<p>Why not?</p>' })).toMatchObject({ version: 2, revision: 3 });
});

it('a question asks something, in a category of its tool, and stays with it', async () => {
  await expect(bank.ask('coach', ' ')).rejects.toMatchObject({
    status: 400,
    body: { message: MESSAGES.fieldRequired },
  });
  const foreign = newUid();
  await expect(bank.ask('coach', 'Why?', { category: foreign })).rejects.toMatchObject({
    status: 400,
    body: { message: MESSAGES.categoryNotFound(foreign) },
  });
  const { uid } = await bank.ask('coach', 'Why?');
  const other = await aSchool(bank.conversations);
  await expect(
    bank.conversations.ask(bank.school.coach, { uid, question_type: other.tool.uid }),
  ).rejects.toMatchObject({ status: 400 });
});
