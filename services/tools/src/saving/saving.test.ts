import { newUid } from '@coaching/contracts';
import { aSchool, namesOf } from '../testing/a-school';
import { aTool, aToolSet } from '../testing/builders';
import { startToolsForTest, type ToolsForTest } from '../testing/tools-for-test';

let tools: ToolsForTest;
beforeAll(async () => {
  tools = await startToolsForTest();
});
afterAll(() => tools.close());

/** A school whose admin saves its set just as they have it, but for what is said. */
async function anAdministeredSchool() {
  const school = await aSchool(tools);
  return { ...school, had: await school.load() };
}

const factsOf = async (uid: string) => {
  const events = (await tools.published()).filter(({ entity_uid }) => entity_uid === uid);
  const last = events.at(-1)!;
  return { type: last.type, revision: last.revision, ...(last.data as { tool_set: { tools: object[] } }) };
};

describe('a client that sends the whole set as it had it', () => {
  it('changes nothing by that', async () => {
    const { had, admin } = await anAdministeredSchool();
    expect(await tools.save(admin, had)).toEqual(had);
    const { revision: _revision, ...plain } = had;
    expect(await tools.save(admin, plain)).toEqual(had);
  });

  it('puts tools in order, also those that are taken over', async () => {
    const { had, admin, coach, load, core, superuser } = await anAdministeredSchool();
    const saved = await tools.save(admin, { ...had, tools: [...had.tools].reverse() });
    expect(namesOf(saved.tools)).toEqual(['Seminar', 'Walk', 'Score', 'Talk', 'Watch']);
    expect(saved).toMatchObject({ revision: 2, data_count: 0 });
    expect((await load(coach)).tools).toEqual(saved.tools);
    const there = await tools.load(superuser, 'System', 'system', core.uid);
    expect(namesOf(there.tools)).toEqual(['Watch', 'Talk', 'Score']);
  });

  it('adds a tool with or without a uid, and names its own alone anew', async () => {
    const { had, admin } = await anAdministeredSchool();
    const uid = newUid();
    const renamed = had.tools.map((tool) => ({ ...tool, name: `${tool.name} anew` }));
    const saved = await tools.save(admin, {
      ...had,
      tools: [
        { uid, name: 'First', tool_type: 'Rubric' },
        ...renamed,
        { name: 'Last', tool_type: 'Conversation', structured: true, categories: [{ name: 'Opening' }] },
      ],
    });
    expect(namesOf(saved.tools)).toEqual([
      'First',
      'Watch',
      'Talk',
      'Score',
      'Walk anew',
      'Seminar anew',
      'Last',
    ]);
    expect(saved.tools[0]).toMatchObject({ uid, structured: false, categories: [] });
    expect(saved.tools[0]!.tool_owner).toEqual(saved.tools[4]!.tool_owner);
    const last = saved.tools[6]!;
    expect(last).toMatchObject({ structured: true, categories: [{ name: 'Opening' }] });
    for (const made of [last.uid, last.categories[0]!.uid]) expect(made).toMatch(/^[0-9A-Za-z]{27}$/);
  });

  it('deletes its own tool by leaving it out, whose interactions keep the name', async () => {
    const { had, admin, walk, set } = await anAdministeredSchool();
    const saved = await tools.save(admin, {
      ...had,
      tools: had.tools.filter(({ uid }) => uid !== walk.uid),
    });
    expect(namesOf(saved.tools)).toEqual(['Watch', 'Talk', 'Score', 'Seminar']);
    expect(saved.tools_hidden).toEqual([]);
    expect(await factsOf(set.uid)).toMatchObject({
      type: 'tool_set.updated',
      revision: 2,
      tool_set: {
        tools: [
          { uid: walk.uid, name: 'Walk', tool_type: 'Observation', deleted: true },
          { name: 'Seminar', deleted: false, structured: false, categories: [] },
        ],
      },
    });
  });

  it('deletes none while staff is signed in as the one who saves', async () => {
    const { had, admin, walk } = await anAdministeredSchool();
    const staff = { ...admin, real_uid: 'somebody-of-the-staff' };
    const without = { ...had, tools: had.tools.filter(({ uid }) => uid !== walk.uid) };
    await expect(tools.save(staff, without)).rejects.toMatchObject({ status: 403 });
    expect(namesOf((await tools.save(staff, had)).tools)).toEqual(namesOf(had.tools));
  });

  it('does not take over or delete what is another’s by leaving it out', async () => {
    const { had, admin } = await anAdministeredSchool();
    const saved = await tools.save(admin, { ...had, tools: had.tools.slice(2) });
    expect(namesOf(saved.tools).sort()).toEqual(namesOf(had.tools).sort());
  });

  it('hides tools, its own as well, and takes them out of hiding at their place', async () => {
    const { had, admin, coach, load, talk, walk } = await anAdministeredSchool();
    const hiding = [talk.uid, walk.uid];
    const hidden = await tools.save(admin, {
      ...had,
      tools: had.tools.filter(({ uid }) => !hiding.includes(uid)),
      tools_deleted: hiding,
    });
    expect(namesOf(hidden.tools)).toEqual(['Watch', 'Score', 'Seminar']);
    expect(namesOf(hidden.tools_hidden)).toEqual(['Talk', 'Walk']);
    expect(await load(coach)).toMatchObject({ tools: hidden.tools, tools_deleted: hiding, tools_hidden: [] });
    expect(await tools.save(admin, { ...hidden, tools_deleted: [] })).toMatchObject({
      tools: had.tools,
      tools_deleted: [],
      tools_hidden: [],
    });
  });

  it('keeps hidden what it sends on offer at the same time', async () => {
    const { had, admin, walk } = await anAdministeredSchool();
    const saved = await tools.save(admin, { ...had, tools_deleted: [walk.uid, walk.uid, 'invented'] });
    expect(namesOf(saved.tools)).toEqual(['Watch', 'Talk', 'Score', 'Seminar']);
    expect(saved.tools_deleted).toEqual([walk.uid]);
  });
});

describe('a client that sends a field', () => {
  it('changes that alone', async () => {
    const { had, admin, owner, set, talk } = await anAdministeredSchool();
    const draft = { ...owner, uid: set.uid };
    const named = await tools.save(admin, { ...draft, name: 'Anew' });
    expect(named).toEqual({ ...had, name: 'Anew', revision: 2 });
    const hidden = await tools.save(admin, { ...draft, tools_deleted: [talk.uid] });
    expect(namesOf(hidden.tools)).toEqual(['Watch', 'Score', 'Walk', 'Seminar']);
    expect(await tools.save(admin, draft)).toEqual(hidden);
  });
});

describe('the categories of a tool', () => {
  it('are added, named, put in order and deleted', async () => {
    const { had, admin, set, seminar } = await anAdministeredSchool();
    const saveWith = (categories: { uid?: string; name: string }[]) =>
      tools
        .save(admin, {
          ...had,
          revision: undefined,
          tools: had.tools.map((tool) => (tool.uid === seminar.uid ? { ...tool, categories } : tool)),
        })
        .then((saved) => saved.tools.find(({ uid }) => uid === seminar.uid)!.categories);
    const [one, two, three] = await saveWith([{ name: 'One' }, { name: 'Two' }, { name: 'Three' }]);
    expect(await saveWith([three!, { ...one!, name: 'First' }])).toEqual([three, { ...one, name: 'First' }]);
    const { tool_set } = await factsOf(set.uid);
    expect(tool_set.tools[1]).toMatchObject({ categories: [three, { ...one, name: 'First' }] });
    const again = await saveWith([three!, one!, { name: 'Two' }]);
    expect(namesOf(again)).toEqual(['Three', 'One', 'Two']);
    expect(again[2]!.uid).not.toBe(two!.uid);
  });
});

describe('what only conversations have', () => {
  const added = async (more: object) => {
    const { had, admin, owner, set } = await anAdministeredSchool();
    const tool = { name: 'Visit', tool_type: 'Observation' as const, ...more };
    return tools.save(admin, { ...owner, uid: set.uid, tools: [...had.tools, tool] });
  };

  it.each([
    ['structured', { structured: true }],
    ['structured, and a rubric', { structured: true, tool_type: 'Rubric' }],
    ['one with categories', { categories: [{ name: 'Opening' }] }],
  ])('is refused on another tool: %s', async (_, more) => {
    await expect(added(more)).rejects.toMatchObject({
      status: 400,
      message: 'Only a conversation tool is structured and has categories, and “Visit” is none.',
    });
  });

  it('is refused on another tool that is there', async () => {
    const { had, admin } = await anAdministeredSchool();
    const changed = had.tools.map((tool) => (tool.name === 'Walk' ? { ...tool, structured: true } : tool));
    await expect(tools.save(admin, { ...had, tools: changed })).rejects.toMatchObject({ status: 400 });
  });

  it('may be sent as not there', async () => {
    const saved = await added({ structured: false, categories: [] });
    expect(saved.tools.at(-1)).toMatchObject({ structured: false, categories: [] });
  });

  it('stays where a tool has it from before, and can be taken away', async () => {
    const { uid, owner, admin, core } = await anAdministeredSchool();
    const categories = [{ uid: newUid(), name: 'Opening' }];
    const older = { ...aTool('Older'), structured: true, categories };
    const set = aToolSet({ ...owner, name: 'Imported', uses: core.uid, tools: [older] });
    await tools.withSets(set);
    const had = await tools.load(admin, 'Organization', uid, set.uid);
    expect((await tools.save(admin, { ...had, name: 'Renamed' })).tools.at(-1)).toMatchObject({ categories });
    const { tools: shown } = await tools.load(admin, 'Organization', uid, set.uid);
    const plain = shown.map((tool) => ({ ...tool, structured: false, categories: [] }));
    const saved = await tools.save(admin, { ...owner, uid: set.uid, tools: plain });
    expect(saved.tools.at(-1)).toMatchObject({ structured: false, categories: [] });
  });
});

describe('a revision', () => {
  it('that is stale is refused with the current set, and one whose effect is there is not', async () => {
    const { had, admin } = await anAdministeredSchool();
    const draft = {
      ...had,
      name: 'Anew',
      tools: [...had.tools, { name: 'More', tool_type: 'Rubric' as const }],
    };
    const saved = await tools.save(admin, draft);
    expect(saved.revision).toBe(2);
    expect(await tools.save(admin, draft)).toEqual(saved);
    await expect(tools.save(admin, { ...had, name: 'Other' })).rejects.toMatchObject({
      status: 409,
      body: { tool_config: saved },
    });
    await expect(tools.save(admin, { ...saved, revision: 7, name: 'Other' })).rejects.toMatchObject({
      status: 409,
    });
    expect(await tools.save(admin, { ...saved, name: 'Other' })).toMatchObject({ revision: 3 });
  });

  it('is the same for everyone: of two that save at once one is refused', async () => {
    const { had, admin, superuser } = await anAdministeredSchool();
    const saves = [admin, superuser].map((who) => tools.save(who, { ...had, name: `By ${who.uid}` }));
    const outcomes = (await Promise.allSettled(saves)).map(({ status }) => status);
    expect(outcomes.sort()).toEqual(['fulfilled', 'rejected']);
  });
});

it('a change in a set shows in those that use it', async () => {
  const { superuser, core, load, talk } = await anAdministeredSchool();
  const platform = await tools.load(superuser, 'System', 'system', core.uid);
  await tools.save(superuser, {
    ...platform,
    tools: [{ name: 'Fresh', tool_type: 'Rubric' as const }, ...platform.tools.slice(1)],
    tools_deleted: [talk.uid],
  });
  const shown = await load();
  expect(namesOf(shown.tools)).toEqual(['Fresh', 'Score', 'Walk', 'Seminar']);
  expect(shown.tools_hidden).toEqual([]);
});

it('what was stored by the version before is read and saved', async () => {
  const { uid, owner, admin, core } = await anAdministeredSchool();
  const [older, tool] = [newUid(), newUid()];
  await tools.service.context.db.collection('tool_sets').insertOne({
    ...owner,
    uid: older,
    name: 'Older',
    tools: [
      {
        uid: tool,
        name: 'Old',
        tool_type: 'Conversation',
        structured: false,
        categories: [{ uid: newUid(), name: 'Opening' }],
      },
    ],
    tools_order: [],
    tools_deleted: [],
    uses: core.uid,
    old_uses: [],
    data_count: 0,
    revision: 1,
    created_at: new Date(),
    updated_at: new Date(),
    deleted_at: null,
    deleted_by: null,
  });
  const had = await tools.load(admin, 'Organization', uid, older);
  expect(had.tools[3]).toMatchObject({ name: 'Old', categories: [{ name: 'Opening' }] });
  expect(await tools.save(admin, had)).toEqual(had);
  const saved = await tools.save(admin, { ...had, tools: had.tools.slice(0, 3), name: 'Newer' });
  expect(namesOf(saved.tools)).toEqual(['Watch', 'Talk', 'Score']);
  expect(await tools.service.republish()).toBeGreaterThan(0);
});
