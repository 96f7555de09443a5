import { licenseMissing } from '@coaching/contracts';
import { binForTest } from '@coaching/service-kit/testing';
import { bankForTest, statusOf, texts } from '../testing/bank-for-test';
import { everybody, type Person } from '../testing/builders';

const bank = bankForTest();

interface Cell {
  save: readonly Person[];
  edit: readonly Person[];
  read: readonly Person[];
}
const members = [
  'coach',
  'asCoachee',
  'admin',
  'contentAdmin',
  'programAdmin',
  'programContent',
  'programCoach',
] as const;
const cells: Record<string, Cell> = {
  private: { save: everybody, edit: ['superuser'], read: ['superuser'] },
  organization: {
    save: ['admin', 'superuser'],
    edit: ['admin', 'superuser'],
    read: [...members, 'superuser', 'support'],
  },
  program: {
    save: ['admin', 'superuser', 'programAdmin'],
    edit: ['admin', 'superuser', 'programAdmin'],
    read: ['admin', 'programAdmin', 'programContent', 'programCoach', 'superuser', 'support'],
  },
  system: { save: ['superuser'], edit: ['superuser'], read: everybody },
};

it('a private question is not there for who is signed in as its owner', async () => {
  const { uid, revision } = await bank.ask('coach', 'Why?');
  const asOwner = { ...bank.school.coach, real_uid: 'somebody-of-the-staff' };
  const { conversations, school } = bank;
  expect(await conversations.bank(asOwner, { question_type: school.tool.uid })).toEqual([]);
  const change = conversations.ask(asOwner, { uid, revision, question: '<p>When?</p>' });
  const made = conversations.ask(asOwner, { question: '<p>When?</p>', question_type: school.tool.uid });
  expect([await statusOf(change), await statusOf(made)]).toEqual([404, 403]);
  expect(await bank.list('coach')).toEqual(texts('Why?'));
});

describe('a coach on their own account', () => {
  const licensed = (product: string, end_date: string) => ({
    ...bank.school.coach,
    organization_uid: null,
    roles: ['Coach' as const],
    schools: [],
    licenses: [{ product, start_date: '01/01/2020', end_date }],
  });
  const question = '<p>What do you notice?</p>';
  const needsLicense = {
    status: 403,
    body: { reason: 'needs_license', message: licenseMissing('interview') },
  };

  it.each([
    ['ended', 'yearly', '01/31/2020'],
    ['covers observations alone', 'obs_yearly', '01/01/2120'],
  ])(
    'makes and changes no question once their license has %s, and reads those they have',
    async (_what, ...license) => {
      const { conversations, school } = bank;
      const { uid, revision } = await bank.ask('coach', 'Why?');
      const actor = licensed(...license);
      const { tool } = school;
      await conversations.withTool({ ...tool, config_entity: 'System', config_uid: 'system' }, 2);
      const draft = { question, question_type: tool.uid };
      await expect(conversations.ask(actor, draft)).rejects.toMatchObject(needsLicense);
      const many = conversations.call('saveQuestions', { body: { questions: [draft] } }, actor);
      await expect(many).rejects.toMatchObject(needsLicense);
      await expect(conversations.ask(actor, { uid, revision, question })).rejects.toMatchObject(needsLicense);
      expect(await conversations.bank(actor, { question_type: tool.uid })).toEqual(texts('Why?'));
    },
  );

  it('makes questions while a license covers conversations', async () => {
    const { conversations, school } = bank;
    const draft = { question, question_type: school.tool.uid };
    expect(await conversations.ask(licensed('yearly', '01/01/2120'), draft)).toMatchObject({ question });
  });
});

describe.each(Object.keys(cells))('a question that is %s', (kind) => {
  const { save, edit, read } = cells[kind]!;

  it.each(everybody)('may be saved by whom the specification lets: %s', async (who) => {
    expect(await statusOf(bank.ask(who, 'Why?', bank.flagsOf(kind)))).toBe(save.includes(who) ? 200 : 403);
  });

  it.each(everybody)('is read, changed and deleted by whom it lets: %s', async (who) => {
    const owner =
      kind === 'private'
        ? bank.conversations.ask(bank.school.colleague, {
            question: '<p>Why?</p>',
            question_type: bank.school.tool.uid,
          })
        : bank.ask('superuser', 'Why?', bank.flagsOf(kind));
    const { uid, revision } = await owner;
    const refused = read.includes(who) ? 403 : 404;
    const uses = bank.conversations.call('getQuestionUses', { params: { uid } }, bank.school[who]);
    expect(await statusOf(uses)).toBe(read.includes(who) ? 200 : 404);
    const listed = kind !== 'private' && read.includes(who);
    expect(await bank.list(who)).toEqual(listed ? texts('Why?') : []);
    const change = bank.conversations.ask(bank.school[who], { uid, revision, question: '<p>When?</p>' });
    expect(await statusOf(change)).toBe(edit.includes(who) ? 200 : refused);
    const removal = bank.conversations.call('deleteQuestion', { params: { id: uid } }, bank.school[who]);
    expect(await statusOf(removal)).toBe(edit.includes(who) ? 200 : refused);
    const back = bank.conversations.call('undeleteQuestion', { params: { uid } }, bank.school[who]);
    expect(await statusOf(back)).toBe(edit.includes(who) ? 200 : 404);
  });

  it('is found in the recycle bin by whom it lets', async () => {
    const maker = kind === 'private' ? 'coach' : 'superuser';
    const { uid } = await bank.ask(maker, 'Why?', bank.flagsOf(kind));
    await bank.conversations.call('deleteQuestion', { params: { id: uid } }, bank.school[maker]);
    const bin = binForTest('conversations', bank.conversations);
    const people = Object.fromEntries(everybody.map((who) => [who, bank.school[who]]));
    const finders = kind === 'private' ? ['coach', ...edit] : edit;
    expect(await bin.finders(people, { kind: 'question', uid })).toEqual([...finders].sort());
    expect(await bin.found(bank.school[maker], uid)).toMatchObject([
      { noun: 'Question', title: 'Why?', path: null },
    ]);
    await bin.restore(bank.school[maker], 'question', uid);
    expect(await bin.found(bank.school[maker], uid)).toEqual([]);
  });
});
