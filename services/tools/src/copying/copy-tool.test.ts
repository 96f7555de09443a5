import { type LaneNaming, newUid } from '@coaching/contracts';
import { aSchool, namesOf } from '../testing/a-school';
import { startToolsForTest, type ToolsForTest } from '../testing/tools-for-test';

let tools: ToolsForTest;
beforeAll(async () => {
  tools = await startToolsForTest();
});
afterAll(() => tools.close());

/** A school whose seminar has categories, one of them deleted, and another school to copy it to. */
async function aToolToCopy() {
  const [source, target] = [await aSchool(tools), await aSchool(tools)];
  const saveWith = async (names: string[]) => {
    const had = await source.load();
    const withCategories = had.tools.map((tool) =>
      tool.uid === source.seminar.uid
        ? { ...tool, structured: true, categories: names.map((name) => ({ name })) }
        : tool,
    );
    return tools.save(source.admin, { ...had, tools: withCategories });
  };
  await saveWith(['Opening', 'Gone', 'Closing']);
  const saved = await saveWith(['Opening', 'Closing']);
  const tool = saved.tools.find(({ uid }) => uid === source.seminar.uid)!;
  const copy = async (more: object = {}) => {
    const body = { tool_uid: tool.uid, from: source.set.uid, to: target.set.uid, ...more };
    return (await tools.call('copyTool', { body }, source.superuser)).tool_config;
  };
  return { source, target, tool, copy };
}

it('appends the tool with its categories under uids of their own, and tells whose it is now', async () => {
  const { target, tool, copy } = await aToolToCopy();
  const copied = await copy();
  expect(copied).toMatchObject({ uid: target.set.uid, revision: 2 });
  const made = copied.tools.at(-1)!;
  expect(made).toMatchObject({ name: 'Seminar', tool_type: 'Conversation', structured: true });
  expect(made.tool_owner).toMatchObject(target.owner);
  expect(namesOf(made.categories)).toEqual(['Opening', 'Closing']);
  const uids = [tool, ...tool.categories, made, ...made.categories].map(({ uid }) => uid);
  expect(new Set(uids).size).toBe(uids.length);
  const published = (await tools.published())
    .slice(-2)
    .sort((one, other) => (one.type < other.type ? -1 : 1));
  expect(published).toMatchObject([
    {
      type: 'tool.copied',
      entity_uid: made.uid,
      data: {
        from: tool.uid,
        to: made.uid,
        ...target.owner,
        categories: Object.fromEntries(
          tool.categories.map(({ uid }, index) => [uid, made.categories[index]!.uid]),
        ),
      },
    },
    { type: 'tool_set.updated', entity_uid: target.set.uid, revision: 2 },
  ]);
});

it('makes another copy each time without a uid, also at once, at the end of the order', async () => {
  const { target, copy } = await aToolToCopy();
  const had = await target.load();
  await tools.save(target.admin, { ...had, tools: [...had.tools].reverse() });
  await Promise.all([copy(), copy(), copy()]);
  const offered = namesOf((await target.load()).tools);
  expect(offered).toEqual(['Seminar', 'Walk', 'Score', 'Talk', 'Watch', 'Seminar', 'Seminar', 'Seminar']);
});

it('makes one copy under one uid, however often and at once it is asked for', async () => {
  const { tool, target, copy } = await aToolToCopy();
  const uid = newUid();
  const [one] = await Promise.all([copy({ uid }), copy({ uid }), copy({ uid })]);
  expect(one!.tools.at(-1)).toMatchObject({ uid, name: tool.name });
  expect(await copy({ uid })).toEqual(one);
  expect(await target.load()).toEqual(one);
});

it('refuses the uid of a tool that is in another set', async () => {
  const { source, tool, target, copy } = await aToolToCopy();
  const had = await target.load();
  for (const uid of [tool.uid, source.watch.uid])
    await expect(copy({ uid })).rejects.toMatchObject({ status: 400 });
  expect(await target.load()).toEqual(had);
});

it('copies what a set takes over, and within one set', async () => {
  const { source, copy } = await aToolToCopy();
  const { tools: offered } = await copy({ tool_uid: source.watch.uid, to: source.set.uid });
  expect(namesOf(offered)).toEqual(['Watch', 'Talk', 'Score', 'Walk', 'Seminar', 'Watch']);
});

it('copies what the lanes are called where it comes from, and leaves that to the new owner', async () => {
  const { source, target, copy } = await aToolToCopy();
  const words = { by: 'words', left_name: 'Teacher', right_name: 'Students' } as const;
  const choose = (owner: typeof source.owner, tool_uid: string, lanes: LaneNaming) =>
    tools.call('saveToolLanes', { body: { tool_lanes: { ...owner, tool_uid, lanes } } }, source.superuser);
  await choose(source.owner, source.walk.uid, words);
  await choose(source.owner, source.watch.uid, { by: 'people' });
  expect((await copy({ tool_uid: source.walk.uid })).tools.at(-1)!.lanes).toEqual(words);
  const made = (await copy({ tool_uid: source.watch.uid })).tools.at(-1)!;
  expect(made.lanes).toEqual({ by: 'people' });
  await choose(target.owner, made.uid, words);
  const offered = (await source.load()).tools;
  expect(offered.find(({ uid }) => uid === source.watch.uid)!.lanes).toEqual({ by: 'people' });
});

it('is refused for a tool that the set does not have, and for sets that are not there', async () => {
  const { source, target, copy } = await aToolToCopy();
  const had = await source.load();
  await tools.save(source.admin, { ...had, tools: had.tools.filter(({ uid }) => uid !== source.walk.uid) });
  for (const wrong of [
    { tool_uid: target.walk.uid },
    { tool_uid: source.walk.uid },
    { tool_uid: newUid() },
    { from: newUid() },
    { to: newUid() },
    { to: 'default' },
  ]) {
    await expect(copy(wrong)).rejects.toMatchObject({ status: 404 });
  }
});
