import { licenseMissing, newUid, type RubricDraft } from '@coaching/contracts';
import { aRubric, aSchool, everybody, type School, type Person as Who } from '../testing/builders';
import { aTool, type RubricsForTest, startRubricsForTest } from '../testing/rubrics-for-test';

let rubrics: RubricsForTest;
beforeAll(async () => {
  rubrics = await startRubricsForTest();
});
afterAll(() => rubrics.close());

/** Of each owner's: who changes it, and who else reads it; nobody else knows of it. */
const owners: Record<string, { of: (school: School) => object; may: readonly Who[]; read: readonly Who[] }> =
  {
    'the platform': {
      of: () => ({ config_entity: 'System', config_uid: 'system' }),
      may: ['superuser'],
      read: everybody,
    },
    'an organisation': {
      of: ({ owner }) => owner,
      may: ['superuser', 'admin'],
      read: ['support', 'programAdmin', 'coach', 'coachee', 'billing'],
    },
    'a standalone coach': {
      of: ({ soloCoach }) => ({ config_entity: 'User', config_uid: soloCoach.uid }),
      may: ['superuser', 'soloCoach'],
      read: ['support'],
    },
  };

describe.each(Object.entries(owners))('a rubric of %s', (_, { of, may, read }) => {
  let school: School;
  let uid: string;
  let version = 1;
  beforeAll(async () => {
    school = await aSchool(rubrics);
    const tool = aTool(of(school));
    await rubrics.withTool(tool);
    uid = (await rubrics.build(school.superuser, aRubric({ uid: tool.uid }))).uid;
  });
  const is = (all: readonly Who[], who: Who) => all.includes(who);
  const refusal = (who: Who) => ({ status: is(read, who) ? 403 : 404 });

  it.each(everybody)('%s', async (who) => {
    const params = { uid };
    const actor = school[who];
    version += 1;
    const calls = {
      get: () => rubrics.rubric(actor, uid),
      save: () => rubrics.build(actor, { uid, name: `Version ${version}` }),
      versions: () => rubrics.call('getRubricVersions', { params }, actor),
      remove: () => rubrics.call('deleteRubric', { params }, actor),
      restore: () => rubrics.call('undeleteRubric', { params }, actor),
    };
    if (is(may, who)) {
      expect(await calls.get()).toMatchObject({ uid });
      expect(await calls.save()).toMatchObject({ name: `Version ${version}` });
      expect((await calls.versions()).versions).toHaveLength(1);
      await calls.remove();
      expect(await calls.restore()).toMatchObject({ rubric: { uid } });
      return;
    }
    if (is(read, who)) expect(await calls.get()).toMatchObject({ uid });
    else await expect(calls.get()).rejects.toMatchObject({ status: 404 });
    for (const name of ['save', 'versions', 'remove'] as const)
      await expect(calls[name]()).rejects.toMatchObject(refusal(who));
    await expect(calls.restore()).rejects.toMatchObject({ status: 404 });
  });

  it.each(everybody)('%s making one for a tool of theirs', async (who) => {
    const tool = aTool(of(school));
    await rubrics.withTool(tool);
    const made = rubrics.build(school[who], aRubric({ uid: tool.uid }));
    if (is(may, who)) expect(await made).toMatchObject(of(school));
    else await expect(made).rejects.toMatchObject(refusal(who));
  });

  it.each(everybody)('%s making one for them before the tool is known', async (who) => {
    const made = rubrics.build(school[who], aRubric(of(school)));
    if (is(may, who)) expect(await made).toMatchObject(of(school));
    else await expect(made).rejects.toMatchObject({ status: 403 });
  });
});

it('who may not change it is told of hiding where they may hide it, and nobody else', async () => {
  const school = await aSchool(rubrics);
  const { admin, soloCoach, coach, coachee, billing, programAdmin, support } = school;
  const system = await rubrics.build(school.superuser, aRubric());
  const told = async (who: typeof admin, uid: string) => {
    const refused: { body?: { message: string } } = await rubrics
      .build(who, { uid, name: 'Mine' })
      .then(() => ({}))
      .catch((error) => error);
    return refused.body?.message;
  };
  const only = 'Only those who configure these tools can change this rubric.';
  for (const who of [admin, soloCoach]) expect(await told(who, system.uid)).toBe(`${only} You can hide it.`);
  for (const who of [coach, coachee, billing, programAdmin, support]) {
    expect(await told(who, system.uid)).toBe(only);
    expect(await told(who, school.rubric.uid)).toBe(only);
  }
});

describe('one that is made without saying whose it is', () => {
  it.each([
    ['superuser', () => ({ config_entity: 'System', config_uid: 'system' })],
    ['working', () => ({ config_entity: 'System', config_uid: 'system' })],
    ['admin', ({ owner }: School) => owner],
    ['soloCoach', ({ soloCoach }: School) => ({ config_entity: 'User', config_uid: soloCoach.uid })],
  ] as const)('is the place’s of %s', async (who, owner) => {
    const school = await aSchool(rubrics);
    expect(await rubrics.build(school[who], aRubric())).toMatchObject(owner(school));
  });

  it.each([
    'support',
    'contentManager',
    'programAdmin',
    'coach',
    'coachee',
    'billing',
    'soloCoachee',
  ] as const)('is refused to %s', async (who) => {
    const school = await aSchool(rubrics);
    await expect(rubrics.build(school[who], aRubric())).rejects.toMatchObject({ status: 403 });
  });
});

it('takes the caller’s own uid where a draft names no more than what kind of owner', async () => {
  const { admin, owner, soloCoach } = await aSchool(rubrics);
  expect(await rubrics.build(admin, aRubric({ config_entity: 'Organization' }))).toMatchObject(owner);
  const own = { config_entity: 'User', config_uid: soloCoach.uid } as const;
  expect(await rubrics.build(soloCoach, aRubric({ config_entity: 'User' }))).toMatchObject(own);
});

it('is never given to another owner, whatever is sent and whoever has a tool of its uid', async () => {
  const { admin, rubric, strangerAdmin, owner } = await aSchool(rubrics);
  const theirs = { config_entity: 'Organization', config_uid: strangerAdmin.organization_uid! } as const;
  const saved = await rubrics.build(admin, { uid: rubric.uid, name: 'Mine', ...theirs } as RubricDraft);
  expect(saved).toMatchObject(owner);
  const draft = await rubrics.build(admin, aRubric());
  await rubrics.withTool(aTool({ ...theirs, uid: draft.uid }));
  await expect(rubrics.rubric(strangerAdmin, draft.uid)).rejects.toMatchObject({ status: 404 });
  await expect(rubrics.build(strangerAdmin, { uid: draft.uid, name: 'Theirs' })).rejects.toMatchObject({
    status: 404,
  });
});

it('is not made for a tool of another type', async () => {
  const { admin, owner } = await aSchool(rubrics);
  const tool = aTool({ ...owner, tool_type: 'Conversation' });
  await rubrics.withTool(tool);
  await expect(rubrics.build(admin, aRubric({ uid: tool.uid }))).rejects.toMatchObject({ status: 400 });
});

it.each([
  ['has ended', 'yearly', '01/31/2020'],
  ['covers observations alone', 'obs_yearly', '01/01/2120'],
])(
  'is made and changed by no coach on their own account whose license %s, and read by them',
  async (_, ...license) => {
    const { soloCoach, superuser } = await aSchool(rubrics);
    const [product, end_date] = license;
    const lapsed = { ...soloCoach, licenses: [{ product, start_date: '01/01/2020', end_date }] };
    const { uid } = await rubrics.build(soloCoach, aRubric());
    const needsLicense = {
      status: 403,
      body: { reason: 'needs_license', message: licenseMissing('rubric_instance') },
    };
    await expect(rubrics.build(lapsed, aRubric())).rejects.toMatchObject(needsLicense);
    await expect(rubrics.build(lapsed, { uid, name: 'Mine' })).rejects.toMatchObject(needsLicense);
    expect(await rubrics.rubric(lapsed, uid)).toMatchObject({ uid, name: 'Practices' });
    expect(await rubrics.build(superuser, { uid, name: 'Ours' })).toMatchObject({ name: 'Ours' });
  },
);

it('is for nobody who is not signed in', async () => {
  const params = { uid: newUid() };
  for (const name of ['getRubric', 'getRubricVersions', 'deleteRubric', 'undeleteRubric'] as const)
    await expect(rubrics.call(name, { params }, null)).rejects.toMatchObject({ status: 401 });
  const body = { rubric: aRubric() };
  await expect(rubrics.call('saveRubric', { body }, null)).rejects.toMatchObject({ status: 401 });
});
