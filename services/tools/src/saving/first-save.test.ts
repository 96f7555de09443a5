import { anActor, anActorIn } from '@coaching/access/testing';
import { newUid } from '@coaching/contracts';
import { namesOf } from '../testing/a-school';
import { anOrganization, aTool, aToolSet } from '../testing/builders';
import { startToolsForTest, type ToolsForTest } from '../testing/tools-for-test';

let tools: ToolsForTest;
beforeAll(async () => {
  tools = await startToolsForTest();
  await tools.withSets(aToolSet({ tools: [aTool('Watch'), aTool('Talk', { tool_type: 'Conversation' })] }));
});
afterAll(() => tools.close());

/** An organisation that has stored no set, what its admin is offered, and a tool to add. */
async function aNewSchool() {
  const uid = newUid();
  await tools.receive({ organizations: [anOrganization('Cedar Grove', uid)] });
  const admin = anActorIn(uid, 'Organization Admin');
  const had = await tools.load(admin, 'Organization', uid);
  return { uid, admin, had, owner: { config_entity: 'Organization' as const, config_uid: uid } };
}

const adding = (name: string, uid?: string) => ({ name, uid, tool_type: 'Observation' as const });
const setsOf = ({ uid }: { uid: string }) =>
  tools.service.context.db.collection('tool_sets').countDocuments({ config_uid: uid });

it('stores what was on offer with the change, under a uid of its own', async () => {
  const { admin, had, uid } = await aNewSchool();
  expect(had).toMatchObject({ uid: 'default', revision: 0 });
  const saved = await tools.save(admin, { ...had, tools: [adding('Walk'), ...had.tools] });
  expect(saved.uid).toMatch(/^[0-9A-Za-z]{27}$/);
  expect(saved).toMatchObject({ revision: 1, name: had.name, uses: had.uses });
  expect(namesOf(saved.tools)).toEqual(['Walk', 'Watch', 'Talk']);
  expect(await tools.load(admin, 'Organization', uid)).toEqual(saved);
  expect((await tools.published()).at(-1)).toMatchObject({
    type: 'tool_set.updated',
    entity_uid: saved.uid,
    revision: 1,
  });
});

it.each([[undefined], [null], ['default'], ['none']])('comes without a uid, as %s', async (uid) => {
  const { admin, owner } = await aNewSchool();
  const draft = { ...owner, uid, tools: [adding('Walk')] };
  const saved = await tools.save(admin, draft);
  expect(namesOf(saved.tools).sort()).toEqual(['Talk', 'Walk', 'Watch']);
  expect(await tools.save(admin, draft)).toEqual(saved);
});

it('is one, however often and at once it is sent', async () => {
  const school = await aNewSchool();
  const { admin, had } = school;
  const draft = { ...had, tools: [...had.tools, adding('Walk')] };
  const answers = await Promise.all([1, 2, 3].map(() => tools.save(admin, draft)));
  for (const answer of answers) expect(answer).toEqual(answers[0]);
  expect(await tools.save(admin, draft)).toEqual(answers[0]);
  expect(namesOf(answers[0]!.tools)).toEqual(['Watch', 'Talk', 'Walk']);
  expect(await setsOf(school)).toBe(1);
});

it('of two who saw none, the second is answered with what the first stored', async () => {
  const { admin, had } = await aNewSchool();
  const first = await tools.save(admin, { ...had, tools: [...had.tools, adding('Walk')] });
  const second = tools.save(admin, { ...had, tools: [...had.tools, adding('Seminar')] });
  await expect(second).rejects.toMatchObject({ status: 409, body: { tool_config: first } });
});

it('of two who know no revisions, neither deletes what the other made', async () => {
  const { admin, had } = await aNewSchool();
  const { revision: _revision, ...plain } = had;
  await Promise.all(
    ['Walk', 'Seminar'].map((name) => tools.save(admin, { ...plain, tools: [...had.tools, adding(name)] })),
  );
  const { tools: offered } = await tools.load(admin, 'Organization', had.config_uid);
  expect(namesOf(offered).sort()).toEqual(['Seminar', 'Talk', 'Walk', 'Watch']);
});

it('may bring a uid made by the client, and is then a change', async () => {
  const { admin, had } = await aNewSchool();
  const uid = newUid();
  const saved = await tools.save(admin, { ...had, uid, name: 'Ours' });
  expect(saved).toMatchObject({ uid, revision: 1 });
  expect(await tools.save(admin, { ...had, uid, name: 'Ours' })).toEqual(saved);
});

describe('Add Tool Set', () => {
  const superuser = anActor({ roles: ['Superuser'] });
  const platform = { config_entity: 'System', config_uid: 'system' } as const;

  it('makes an empty set of the platform, once if its answer is lost', async () => {
    const draft = { ...platform, name: 'Spring', tools: [] };
    const saved = await tools.save(superuser, draft);
    expect(saved).toMatchObject({ ...platform, name: 'Spring', tools: [], uses: null, revision: 1 });
    expect(await tools.save(superuser, draft)).toEqual(saved);
    const { configs } = await tools.call('getToolConfigs', {}, superuser);
    expect(namesOf(configs).filter((name) => name === 'Spring')).toHaveLength(1);
    expect((await tools.load(superuser, 'System', 'system')).name).toBe('Core tools');
  });

  it('needs a name, and is based on nothing', async () => {
    await expect(tools.save(superuser, platform)).rejects.toMatchObject({
      status: 400,
      body: { message: 'Please give the tool set a name.' },
    });
    const based = { ...platform, uid: newUid(), name: 'Spring', revision: 3 };
    await expect(tools.save(superuser, based)).rejects.toMatchObject({ status: 404 });
  });

  it('for an organisation that has one is a Superuser’s, too', async () => {
    const { admin, had, uid } = await aNewSchool();
    await tools.save(admin, { ...had, name: 'First' });
    const further = { ...had, uid: newUid(), name: 'Second' };
    await expect(tools.save(admin, further)).rejects.toMatchObject({ status: 403 });
    expect(await tools.save(superuser, further)).toMatchObject({ uid: further.uid, name: 'Second' });
    const { configs } = await tools.call('getToolConfigs', { query: { org_uid: uid } }, admin);
    expect(namesOf(configs)).toEqual(['First', 'Second']);
  });
});
