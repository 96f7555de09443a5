import { MESSAGES, newUid } from '@coaching/contracts';
import { binForTest } from '@coaching/service-kit/testing';
import { aSchool, namesOf } from '../testing/a-school';
import { startToolsForTest, type ToolsForTest } from '../testing/tools-for-test';

let tools: ToolsForTest;
beforeAll(async () => {
  tools = await startToolsForTest();
});
afterAll(() => tools.close());

const absent = { status: 404, body: { message: MESSAGES.notFound } };

/** A school with a tool of four categories, saved without those tools and categories whose names are given. */
async function aSchoolWithout(...gone: string[]) {
  const school = await aSchool(tools);
  const { admin, seminar } = school;
  const first = await school.load();
  const categories = ['One', 'Two', 'Three', 'Four'].map((name) => ({ name }));
  const had = await tools.save(admin, {
    ...first,
    tools: first.tools.map((tool) => (tool.uid === seminar.uid ? { ...tool, categories } : tool)),
  });
  const stays = ({ name }: { name: string }) => !gone.includes(name);
  const saved = await tools.save(admin, {
    ...had,
    tools: had.tools.filter(stays).map((tool) => ({ ...tool, categories: tool.categories.filter(stays) })),
  });
  const uidOf = (name: string) =>
    [...had.tools, ...had.tools.flatMap((tool) => tool.categories)].find((part) => part.name === name)!.uid;
  const restoreTool = async (name: string, actor: typeof admin | null = admin) =>
    (await tools.call('undeleteTool', { params: { uid: uidOf(name) } }, actor)).tool_config;
  const restoreCategory = async (name: string, actor: typeof admin | null = admin) =>
    (await tools.call('undeleteCategory', { params: { uid: uidOf(name) } }, actor)).tool_config;
  return { ...school, had, saved, restoreTool, restoreCategory };
}

it('a tool that is restored is as it was, at its place, and published as an update', async () => {
  const { had, saved, restoreTool, load } = await aSchoolWithout('Walk');
  expect(namesOf(saved.tools)).toEqual(['Watch', 'Talk', 'Score', 'Seminar']);
  const restored = await restoreTool('Walk');
  expect(restored).toEqual({ ...had, revision: had.revision + 2 });
  expect(await load()).toEqual(restored);
  expect((await tools.published()).at(-1)).toMatchObject({
    type: 'tool_set.updated',
    revision: restored.revision,
    data: {
      tool_set: {
        tools: [
          { name: 'Walk', deleted: false },
          { name: 'Seminar', deleted: false },
        ],
      },
    },
  });
});

it('a part that is restored once more is there already, and not restored for the audit log', async () => {
  const { restoreTool, restoreCategory, had } = await aSchoolWithout('Walk', 'Two');
  await restoreTool('Walk');
  await restoreTool('Walk');
  await restoreCategory('Two');
  await restoreCategory('Two');
  const uids = new Set(
    had.tools.flatMap(({ uid, categories }) => [uid, ...categories.map((each) => each.uid)]),
  );
  const restored = (await tools.audited()).filter(
    ({ event, target }) => event === 'restored' && [...uids].some((uid) => target.includes(uid)),
  );
  expect(restored).toHaveLength(2);
});

it('a tool comes back to its place in an order that has changed since', async () => {
  const { saved, admin, restoreTool } = await aSchoolWithout('Walk');
  await tools.save(admin, { ...saved, tools: [...saved.tools].reverse() });
  expect(namesOf((await restoreTool('Walk')).tools)).toEqual(['Seminar', 'Score', 'Walk', 'Talk', 'Watch']);
});

it('a tool comes back with its categories', async () => {
  const { had, restoreTool } = await aSchoolWithout('Seminar');
  const restored = await restoreTool('Seminar');
  expect(restored.tools).toEqual(had.tools);
});

it('categories come back to their places, in whatever order', async () => {
  for (const order of [
    ['Two', 'Three'],
    ['Three', 'Two'],
  ]) {
    const { had, restoreCategory } = await aSchoolWithout('Two', 'Three');
    for (const name of order) await restoreCategory(name);
    const restored = await restoreCategory(order[0]!);
    expect(restored).toEqual({ ...had, revision: had.revision + 3 });
  }
});

it('restoring again, at once, or what was never deleted, changes nothing', async () => {
  const { restoreTool, restoreCategory } = await aSchoolWithout('Walk', 'Two');
  const [one, other] = await Promise.all([restoreTool('Walk'), restoreTool('Walk')]);
  expect(other).toEqual(one);
  expect(await restoreTool('Walk')).toEqual(one);
  expect(await restoreTool('Seminar')).toEqual(one);
  const back = await restoreCategory('Two');
  expect(back.revision).toBe(one.revision + 1);
  expect(await restoreCategory('Two')).toEqual(back);
  expect(await restoreCategory('One')).toEqual(back);
});

it('goes on with saves once it is back', async () => {
  const { admin, restoreTool } = await aSchoolWithout('Walk');
  const restored = await restoreTool('Walk');
  const saved = await tools.save(admin, { ...restored, name: 'Anew' });
  expect(saved).toMatchObject({ name: 'Anew', revision: restored.revision + 1 });
  expect(namesOf(saved.tools)).toContain('Walk');
});

it('is for nobody elsewhere, nobody who is not signed in, and nothing that is not there', async () => {
  const { restoreTool, restoreCategory } = await aSchoolWithout('Walk', 'Two');
  const stranger = (await aSchool(tools)).admin;
  await expect(restoreTool('Walk', stranger)).rejects.toMatchObject(absent);
  await expect(restoreCategory('Two', stranger)).rejects.toMatchObject(absent);
  await expect(restoreTool('Walk', null)).rejects.toMatchObject({ status: 401 });
  await expect(restoreCategory('Two', null)).rejects.toMatchObject({ status: 401 });
  const params = { uid: newUid() };
  await expect(tools.call('undeleteTool', { params }, stranger)).rejects.toMatchObject(absent);
  await expect(tools.call('undeleteCategory', { params }, stranger)).rejects.toMatchObject(absent);
});

it('tools and categories are found in the recycle bin by those who configure the set', async () => {
  const { admin, had, load } = await aSchoolWithout('Walk', 'Two');
  const stranger = (await aSchool(tools)).admin;
  const bin = binForTest('tools', tools);
  const { objects } = await bin.list(admin, { sortBy: 'title', descending: false });
  expect(objects).toMatchObject([
    { kind: 'category', noun: 'Category', title: 'Two', deleted_by: admin.uid },
    { kind: 'tool', noun: 'Tool', title: 'Walk', place: had.name, deleted_by: admin.uid },
  ]);
  for (const { kind, uid } of objects) {
    expect(await bin.finders({ admin, stranger }, { kind, uid })).toEqual(['admin']);
    await bin.restore(admin, kind, uid);
  }
  expect(await bin.list(admin)).toMatchObject({ objects: [], total: 0, nouns: [] });
  expect((await load()).tools).toEqual(had.tools);
});

it('says what comes back along with a tool', async () => {
  const { admin } = await aSchoolWithout('Seminar');
  const bin = binForTest('tools', tools);
  const [tool] = (await bin.list(admin)).objects;
  expect(await bin.preview(admin, 'tool', tool!.uid)).toEqual({
    along: ['Category One', 'Category Two', 'Category Three', 'Category Four'],
    obstacles: [],
  });
});

it('says that a category comes back to a tool that is away', async () => {
  const { admin, saved } = await aSchoolWithout('Two');
  await tools.save(admin, { ...saved, tools: saved.tools.filter(({ name }) => name !== 'Seminar') });
  const bin = binForTest('tools', tools);
  const { objects } = await bin.list(admin, { noun: 'Category' });
  expect(await bin.preview(admin, 'category', objects[0]!.uid)).toMatchObject({
    obstacles: [{ message: expect.stringContaining('Seminar'), blocks: false }],
  });
});
