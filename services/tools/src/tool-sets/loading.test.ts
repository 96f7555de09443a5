import { anActor, anActorIn, aPerson } from '@coaching/access/testing';
import { newUid } from '@coaching/contracts';
import { anOrganization, aTool, aToolSet } from '../testing/builders';
import { startToolsForTest, type ToolsForTest } from '../testing/tools-for-test';

let tools: ToolsForTest;
beforeEach(async () => {
  tools = await startToolsForTest();
});
afterEach(() => tools.close());

const core = aToolSet({ tools: [aTool('Classroom Observation'), aTool('Rubric', { tool_type: 'Rubric' })] });

/** An organisation with a coach, and whatever sets it has. */
async function anOrganizationWith(...sets: Parameters<typeof aToolSet>[0][]) {
  const organization = anOrganization('Cedar Grove');
  const config = { config_entity: 'Organization' as const, config_uid: organization.uid };
  const own = sets.map((more) => aToolSet({ ...config, ...more }));
  await tools.receive({ organizations: [organization] });
  await tools.withSets(core, ...own);
  return { uid: organization.uid, organization, own, coach: anActorIn(organization.uid, 'Coach') };
}

it('answers what the set takes over and its own, each with its owner', async () => {
  const walk = aTool('Walk');
  const { uid, own, coach } = await anOrganizationWith({ name: 'Ours', uses: core.uid, tools: [walk] });
  const system = { config_entity: 'System', config_uid: 'system', name: 'System' };
  expect(await tools.load(coach, 'Organization', uid)).toEqual({
    uid: own[0]!.uid,
    revision: 1,
    name: 'Ours',
    config_entity: 'Organization',
    config_uid: uid,
    config_entity_uid: uid,
    tools: [
      ...core.tools.map((tool) => ({ ...tool, tool_owner: system, lanes: null })),
      {
        ...walk,
        tool_owner: { config_entity: 'Organization', config_uid: uid, name: 'Cedar Grove' },
        lanes: null,
      },
    ],
    tools_deleted: [],
    tools_hidden: [],
    uses: core.uid,
    old_uses: [],
    data_count: 0,
  });
});

it('takes nothing over from a set that is not the platform’s', async () => {
  const theirs = await anOrganizationWith({ tools: [aTool('Secret')] });
  const { uid, coach } = await anOrganizationWith({ uses: theirs.own[0]!.uid });
  expect((await tools.load(coach, 'Organization', uid)).tools).toEqual([]);
});

it('offers an owner’s first set', async () => {
  const { uid, own, coach } = await anOrganizationWith({ name: 'First' }, { name: 'Second' });
  expect((await tools.load(coach, 'Organization', uid)).name).toBe('First');
  expect((await tools.load(coach, 'Organization', uid, own[1]!.uid)).name).toBe('Second');
});

it('knows the organisation the caller works in by no name', async () => {
  const { uid, own, coach } = await anOrganizationWith({});
  expect(await tools.load(coach, 'Organization', 'none')).toMatchObject({
    uid: own[0]!.uid,
    config_uid: uid,
  });
  await tools.withSets(aToolSet({ name: 'The platform’s' }));
  const alone = { ...coach, organization_uid: null };
  expect(await tools.load(alone, 'Organization', 'none')).toMatchObject({ config_entity: 'System' });
  const stranger = { ...anActor(), organization_uid: uid };
  await expect(tools.load(stranger, 'Organization', 'none')).rejects.toMatchObject({ status: 404 });
});

describe('an owner without a set', () => {
  it('is offered the platform’s first one under their own name', async () => {
    const { uid, coach } = await anOrganizationWith();
    await tools.withSets(aToolSet({ name: 'Other' }));
    const set = await tools.load(coach, 'Organization', uid);
    expect(set).toMatchObject({
      uid: 'default',
      revision: 0,
      name: 'Core tools',
      config_entity: 'Organization',
      config_uid: uid,
      config_entity_uid: uid,
      uses: core.uid,
    });
    expect(set.tools.map(({ name, tool_owner }) => [name, tool_owner.name])).toEqual([
      ['Classroom Observation', 'System'],
      ['Rubric', 'System'],
    ]);
    expect(await tools.load(coach, 'Organization', uid, set.uid)).toEqual(set);
  });

  it('can be an organisation or a coach that has only just come', async () => {
    await tools.withSets(core);
    const [coach, solo] = [anActorIn(newUid(), 'Coach'), anActor({ roles: ['Coach'] })];
    expect((await tools.load(coach, 'Organization', 'none')).tools).toHaveLength(2);
    expect((await tools.load(solo, 'User', solo.uid)).tools).toHaveLength(2);
  });

  it('has to be there when staff ask', async () => {
    await tools.withSets(core);
    const support = anActor({ roles: ['Support'] });
    const person = aPerson('Jo');
    await tools.receive({ people: [person] });
    expect((await tools.load(support, 'User', person.uid)).config_uid).toBe(person.uid);
    for (const entity of ['Organization', 'User'] as const) {
      await expect(tools.load(support, entity, newUid())).rejects.toMatchObject({ status: 404 });
    }
  });
});
