import { anActor, anActorIn } from '@coaching/access/testing';
import { MAX_TOOLS, newUid, type ToolSetDraft } from '@coaching/contracts';
import { aSchool, namesOf } from '../testing/a-school';
import { startToolsForTest, type ToolsForTest } from '../testing/tools-for-test';

let tools: ToolsForTest;
beforeAll(async () => {
  tools = await startToolsForTest();
});
afterAll(() => tools.close());

const added = (more: object = {}) => ({ name: 'Added', tool_type: 'Conversation' as const, ...more });

/** Two organisations, and what an admin of the one saves. */
async function twoSchools() {
  const [mine, theirs] = [await aSchool(tools), await aSchool(tools)];
  const had = await mine.load();
  return { ...mine, had, theirs, save: (more: object) => tools.save(mine.admin, { ...had, ...more }) };
}

describe('of an admin, a save', () => {
  it('reaches no set of another owner by its uid', async () => {
    const { save, theirs, core } = await twoSchools();
    for (const uid of [theirs.set.uid, core.uid]) {
      await expect(save({ uid, revision: 1, name: 'Mine' })).rejects.toMatchObject({ status: 404 });
    }
    expect((await theirs.load()).name).toBe('Ours');
  });

  it('gives a set to nobody else, whoever sends it', async () => {
    const { had, uid, theirs, superuser } = await twoSchools();
    const both = anActorIn(theirs.uid, 'Organization Admin');
    both.schools.push({ organization_uid: uid, roles: ['Organization Admin'], programs: [] });
    const system = { config_entity: 'System' as const, config_uid: 'system' };
    const move = (actor: typeof both, owner: typeof system | typeof theirs.owner) =>
      tools.save(actor, { ...had, ...owner, revision: undefined });
    await expect(move(both, theirs.owner)).rejects.toMatchObject({ status: 404 });
    await expect(move(both, system)).rejects.toMatchObject({ status: 403 });
    await expect(move(superuser, theirs.owner)).rejects.toMatchObject({ status: 404 });
    await expect(move(superuser, system)).rejects.toMatchObject({ status: 404 });
    expect(await tools.load(superuser, 'Organization', uid, had.uid)).toMatchObject(had);
  });

  it('names no owner that there is not', async () => {
    const { had, superuser } = await twoSchools();
    for (const [config_entity, config_uid] of [
      ['System', had.config_uid],
      ['System', 'default'],
      ['Organization', newUid()],
      ['User', newUid()],
    ] as const) {
      const draft = { config_entity, config_uid, name: 'Nobody’s' };
      await expect(tools.save(superuser, draft)).rejects.toMatchObject({ status: 404 });
    }
  });

  it('takes no tool of another set, there or deleted, with or without its owner’s knowing', async () => {
    const { save, had, theirs } = await twoSchools();
    const steal = () => save({ tools: [...had.tools, added({ uid: theirs.walk.uid })] });
    await expect(steal()).rejects.toMatchObject({ status: 400 });
    const there = await theirs.load();
    await tools.save(theirs.admin, { ...there, tools: there.tools.slice(0, 3) });
    await expect(steal()).rejects.toMatchObject({ status: 400 });
    const hidden = await save({ tools_deleted: [theirs.seminar.uid] });
    expect(hidden.tools_deleted).toEqual([]);
  });

  it('makes no tool of the platform its own, nor names it anew', async () => {
    const { save, had, theirs, watch } = await twoSchools();
    const [first, ...others] = had.tools;
    const categories = [{ uid: newUid(), name: 'Mine' }];
    const saved = await save({
      tools: [...others, { ...first, name: 'Mine', categories }, { ...added(), uid: theirs.watch.uid }],
    });
    expect(namesOf(saved.tools)).toEqual(['Talk', 'Score', 'Walk', 'Seminar', 'Watch']);
    expect(saved.tools[4]).toMatchObject({ uid: watch.uid, tool_owner: { config_entity: 'System' } });
  });

  it('holds no tool or category twice, and no category of another tool', async () => {
    const { save, had, theirs } = await twoSchools();
    const [uid, category] = [newUid(), { uid: newUid(), name: 'Opening' }];
    const refused = [
      [added({ uid }), added({ uid })],
      [added({ categories: [category, category] })],
      [added({ categories: [category] }), added({ name: 'Other', categories: [category] })],
    ];
    for (const more of refused) {
      await expect(save({ tools: [...had.tools, ...more] })).rejects.toMatchObject({ status: 400 });
    }
    const there = await theirs.load();
    const withCategory = added({ categories: [category] });
    await tools.save(theirs.admin, { ...there, tools: [...there.tools, withCategory] });
    await expect(save({ tools: [...had.tools, withCategory] })).rejects.toMatchObject({
      status: 400,
      message: expect.stringContaining('is in another tool'),
    });
  });

  it('changes no tool into another type', async () => {
    const { save, had } = await twoSchools();
    const changed = had.tools.map((tool) => ({ ...tool, tool_type: 'Rubric' as const }));
    await expect(save({ tools: changed })).rejects.toMatchObject({ status: 400 });
  });

  it('does not bring a deleted tool back', async () => {
    const { save, had, walk } = await twoSchools();
    const saved = await save({ tools: had.tools.filter(({ uid }) => uid !== walk.uid) });
    const again = await save({ ...saved, tools: had.tools });
    expect(again.tools).toEqual(saved.tools);
  });

  it('writes nothing that it has no say in', async () => {
    const { save, had } = await twoSchools();
    const saved = await save({
      data_count: 7,
      old_uses: [newUid()],
      created_at: '2020-01-01T00:00:00.000Z',
      deleted_at: '2020-01-01T00:00:00.000Z',
      tools: had.tools.map((tool) => ({ ...tool, tool_owner: { config_entity: 'System' }, deleted_at: 1 })),
    });
    expect(saved).toEqual(had);
  });
});

const [uid, owner] = [newUid(), { config_entity: 'Organization', config_uid: newUid() }];
it.each<[string, object]>([
  ['no owner', { uid }],
  ['an owner that is a list', { uid, config_entity: ['System'], config_uid: 'system' }],
  ['an owner that is a query', { ...owner, config_uid: { $ne: null } }],
  ['a uid that is a query', { ...owner, uid: { $gt: '' } }],
  ['a uid of other letters', { ...owner, uid: '../default' }],
  ['an empty name', { ...owner, uid, name: ' ' }],
  ['a name that is a number', { ...owner, uid, name: 7 }],
  ['a negative revision', { ...owner, uid, revision: -1 }],
  ['a broken revision', { ...owner, uid, revision: 1.5 }],
  ['tools that are no list', { ...owner, uid, tools: { length: 2 } }],
  ['a tool without a type', { ...owner, uid, tools: [{ name: 'Walk' }] }],
  ['a tool of a type that there is not', { ...owner, uid, tools: [{ name: 'Walk', tool_type: 'Quiz' }] }],
  ['too many tools', { ...owner, uid, tools: Array.from({ length: MAX_TOOLS + 1 }, () => added()) }],
  [
    'too many hidden',
    { ...owner, uid, tools_deleted: Array.from({ length: MAX_TOOLS + 1 }, () => newUid()) },
  ],
  [
    'too many categories',
    { ...owner, uid, tools: [added({ categories: Array.from({ length: 101 }, () => ({ name: 'One' })) })] },
  ],
  ['a set to use that is a list', { ...owner, uid, uses: [uid] }],
])('%s is refused', async (_what, draft) => {
  const superuser = anActor({ roles: ['Superuser'] });
  await expect(tools.save(superuser, draft as ToolSetDraft)).rejects.toMatchObject({ status: 400 });
});

it('a set that would be too large to tell of is refused, however it is put together', async () => {
  const { had, admin } = await twoSchools();
  const { tools: filled, ...draft } = await tools.save(admin, {
    ...had,
    tools: [...had.tools, ...Array.from({ length: 12 }, (_, index) => added({ name: `Tool ${index}` }))],
  });
  const names = Array.from({ length: 100 }, (_, index) => `${index} ${'語'.repeat(190)}`);
  const fill = async (index: number) => {
    const tools_ = filled.map(({ categories: _categories, ...tool }) =>
      tool.name === `Tool ${index}` ? { ...tool, categories: names.map((name) => ({ name })) } : tool,
    );
    return tools.save(admin, { ...draft, revision: undefined, tools: tools_ });
  };
  const outcomes: string[] = [];
  for (let index = 0; index < 12; index += 1) {
    outcomes.push(
      await fill(index).then(
        () => 'saved',
        ({ status }) => String(status),
      ),
    );
  }
  expect(outcomes[0]).toBe('saved');
  expect(outcomes.at(-1)).toBe('400');
  for (const event of await tools.published()) {
    expect(Buffer.byteLength(JSON.stringify(event))).toBeLessThan(1_000_000);
  }
});
