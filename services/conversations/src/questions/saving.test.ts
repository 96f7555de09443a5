import { MESSAGES, newUid, type QuestionDraft } from '@coaching/contracts';
import { bankForTest } from '../testing/bank-for-test';
import { aSchool } from '../testing/builders';
import { aTool } from '../testing/conversations-for-test';

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

it('a question of an organization’s tool is offered in that organization alone, also by a Superuser', async () => {
  const { conversations, school } = bank;
  const tool = aTool({ config_entity: 'Organization', config_uid: school.here });
  await conversations.withTool(tool);
  const ask = (more: Partial<QuestionDraft>) =>
    conversations.ask(school.superuser, { question: '<p>Why?</p>', question_type: tool.uid, ...more });
  const elsewhere = { organization_embed: { uid: school.elsewhere } };
  await expect(ask(elsewhere)).rejects.toMatchObject({
    status: 400,
    body: { errors: [{ path: 'question.organization_embed' }] },
  });
  const { uid } = await ask({ organization_embed: { uid: school.here } });
  await expect(ask({ uid, ...elsewhere })).rejects.toMatchObject({ status: 400 });
  await expect(ask({ program_embed: { program_uid: school.program } })).resolves.toMatchObject({
    version: 1,
  });
  await expect(ask({ system_question: true })).resolves.toMatchObject({ system_question: true });
});
