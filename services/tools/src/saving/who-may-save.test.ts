import { anActor, anActorIn, aPerson } from '@coaching/access/testing';
import { type Actor, MESSAGES, newUid } from '@coaching/contracts';
import { anOrganization, aTool, aToolSet } from '../testing/builders';
import { startToolsForTest, type ToolsForTest } from '../testing/tools-for-test';

const [here, elsewhere, program, solo] = [newUid(), newUid(), newUid(), newUid()];
const walk = aTool('Walk');
const seminar = aTool('Seminar', {
  tool_type: 'Conversation',
  categories: [{ uid: newUid(), name: 'Opening' }],
});
const core = aToolSet({ tools: [aTool('Watch')] });
const theirs = { config_entity: 'Organization' as const, config_uid: here, uses: core.uid };
const sets = {
  System: core,
  Organization: aToolSet({ ...theirs, tools: [walk, seminar] }),
  User: aToolSet({ config_entity: 'User', config_uid: solo, uses: core.uid }),
};
type Entity = keyof typeof sets;
const entities = Object.keys(sets) as Entity[];

const actors = {
  superuser: anActor({ roles: ['Superuser'] }),
  support: anActor({ roles: ['Support'] }),
  'content manager': anActor({ roles: ['Content Manager'] }),
  'organization admin': anActorIn(here, 'Organization Admin'),
  'organization content admin': anActorIn(here, 'Organization Content Admin'),
  'program admin': anActorIn(here, 'Program Admin', program),
  'program content admin': anActorIn(here, 'Program Content Admin', program),
  coach: anActorIn(here, 'Coach'),
  coachee: anActorIn(here, 'Coachee'),
  billing: anActorIn(here, 'Billing'),
  'organization admin elsewhere': anActorIn(elsewhere, 'Organization Admin'),
  'organization admin elsewhere, as if here': {
    ...anActorIn(elsewhere, 'Organization Admin'),
    organization_uid: here,
  },
  solo: anActor({ uid: solo, roles: ['Coach'] }),
  'another solo': anActor({ roles: ['Coach'] }),
  'coachee of the same uid as a coach': anActor({ uid: solo, roles: ['Coachee'] }),
} satisfies Record<string, Actor>;
type Who = keyof typeof actors;
const everyone = Object.keys(actors) as Who[];

const may: Record<Entity, Who[]> = {
  System: ['superuser'],
  Organization: ['superuser', 'organization admin'],
  User: ['superuser', 'solo'],
};
/** Those who may not, but may read the set: they are told so. */
const reads: Record<Entity, Who[]> = {
  System: everyone,
  Organization: [
    'support',
    'organization content admin',
    'program admin',
    'program content admin',
    'coach',
    'coachee',
    'billing',
  ],
  User: ['support', 'coachee of the same uid as a coach'],
};

let tools: ToolsForTest;
beforeAll(async () => {
  tools = await startToolsForTest();
  await tools.receive({ organizations: [anOrganization('Cedar Grove', here)] });
  await tools.receive({ organizations: [anOrganization('Lakeside', elsewhere)] });
  await tools.receive({ people: [aPerson('Jo Whitfield', { uid: solo })] });
  await tools.withSets(...Object.values(sets));
});
afterAll(() => tools.close());

const absent = { status: 404, body: { message: MESSAGES.notFound } };
const refusalOf = (who: Who, entity: Entity) => (reads[entity].includes(who) ? { status: 403 } : absent);

describe.each(entities)('a set of kind %s', (entity) => {
  const { uid, config_entity, config_uid } = sets[entity];
  const rename = (who: Who | null) =>
    tools.save(who && actors[who], { uid, config_entity, config_uid, name: `By ${who}` });

  it.each(everyone)('is changed by those who may, tried by %s', async (who) => {
    if (may[entity].includes(who)) return expect(await rename(who)).toMatchObject({ name: `By ${who}` });
    await expect(rename(who)).rejects.toMatchObject(refusalOf(who, entity));
  });

  it.each(everyone)('shows what it hides to those who may, asked by %s', async (who) => {
    const hide = (...tools_deleted: string[]) =>
      tools.save(actors.superuser, { uid, config_entity, config_uid, tools_deleted });
    const hidden = await hide(core.tools[0]!.uid);
    const [shown] = await Promise.allSettled([tools.load(actors[who], entity, config_uid, uid)]);
    await hide();
    const seesHidden = may[entity].includes(who);
    if (seesHidden || reads[entity].includes(who)) {
      expect(shown).toMatchObject({ value: { tools_hidden: seesHidden ? hidden.tools_hidden : [] } });
    } else expect(shown).toMatchObject({ reason: absent });
    expect(hidden.tools_hidden).toHaveLength(1);
  });

  it('is changed by nobody who is not signed in', async () => {
    await expect(rename(null)).rejects.toMatchObject({ status: 401 });
  });
});

it.each(everyone)('a further set of the platform is made by Superusers, tried by %s', async (who) => {
  const draft = { config_entity: 'System' as const, config_uid: 'system', name: `Of ${who}` };
  const made = tools.save(actors[who], draft);
  if (who === 'superuser') return expect(await made).toMatchObject({ name: 'Of superuser' });
  await expect(made).rejects.toMatchObject({ status: 403 });
});

it.each(everyone)('a tool is copied by Superusers, tried by %s', async (who) => {
  const body = { tool_uid: walk.uid, from: sets.Organization.uid, to: core.uid };
  const copied = tools.call('copyTool', { body }, actors[who]);
  if (who === 'superuser') return expect((await copied).tool_config.uid).toBe(core.uid);
  await expect(copied).rejects.toMatchObject({ status: 403 });
});

it.each(everyone)('everybody’s sets are listed to Superusers, asked by %s', async (who) => {
  const listed = tools.call('getToolConfigs', { query: { all: 'true' } }, actors[who]);
  if (who !== 'superuser') return expect(listed).rejects.toMatchObject({ status: 403 });
  const uids = (await listed).configs.map(({ uid }) => uid);
  expect(uids).toEqual(expect.arrayContaining(Object.values(sets).map(({ uid }) => uid)));
});

it.each(everyone)('what is deleted is restored by those who may configure, tried by %s', async (who) => {
  const { uid, config_uid, config_entity } = sets.Organization;
  const draft = { uid, config_uid, config_entity };
  const [category] = seminar.categories;
  const { tools: had } = await tools.load(actors.superuser, 'Organization', here, uid);
  const without = had
    .filter((tool) => tool.uid !== walk.uid)
    .map((tool) => (tool.uid === seminar.uid ? { ...tool, categories: [] } : tool));
  await tools.save(actors.superuser, { ...draft, tools: without });
  const restoring = [
    () => tools.call('undeleteTool', { params: { uid: walk.uid } }, actors[who]),
    () => tools.call('undeleteCategory', { params: { uid: category!.uid } }, actors[who]),
  ];
  for (const restore of restoring) {
    if (may.Organization.includes(who)) expect((await restore()).tool_config.uid).toBe(uid);
    else await expect(restore()).rejects.toMatchObject(absent);
  }
  for (const params of [walk, category!]) {
    await tools.call(params === walk ? 'undeleteTool' : 'undeleteCategory', { params }, actors.superuser);
  }
});

it.each(everyone)(
  'the sets of an organisation and of a coach are listed to their readers, asked by %s',
  async (who) => {
    for (const [entity, query] of [
      ['Organization', { org_uid: here }],
      ['User', { user_uid: solo }],
      ['System', {}],
    ] as const) {
      const listed = tools.call('getToolConfigs', { query }, actors[who]);
      if (![...may[entity], ...reads[entity]].includes(who))
        await expect(listed).rejects.toMatchObject(absent);
      else expect((await listed).configs[0]).toMatchObject({ uid: sets[entity].uid });
    }
  },
);
