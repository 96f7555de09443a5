import { MESSAGES, newUid } from '@coaching/contracts';
import { aRow, aRubric, aSchool, someColumns } from '../testing/builders';
import { aTool, type RubricsForTest, startRubricsForTest } from '../testing/rubrics-for-test';

let rubrics: RubricsForTest;
beforeAll(async () => {
  rubrics = await startRubricsForTest();
});
afterAll(() => rubrics.close());

it('is stored under its tool’s uid as it was sent, in its first version, as its tool’s owner’s', async () => {
  const { admin, owner } = await aSchool(rubrics);
  const tool = aTool(owner);
  await rubrics.withTool(tool);
  const draft = aRubric({ uid: tool.uid, config_entity: 'System' });
  const saved = await rubrics.build(admin, draft);
  expect(saved).toMatchObject({ uid: tool.uid, revision: 1, version: 1, ...owner, name: 'Practices' });
  expect(saved.columns).toEqual(draft.columns);
  expect(saved.categories[0]!.rows[0]!.cols).toEqual(draft.categories[0]!.rows[0]!.cols);
  expect(await rubrics.rubric(admin, tool.uid)).toEqual(saved);
});

it.each([
  ['name', { name: ' ' }, ['name']],
  ['row name', { row_name: '' }, ['row_name']],
  ['columns', { columns: [] }, ['columns']],
  ['categories', { categories: [] }, ['categories']],
  [
    'anything',
    { name: undefined, columns: undefined, categories: undefined },
    ['name', 'columns', 'categories'],
  ],
])('is not saved without %s, nor loses it later', async (_, more, missing) => {
  const { admin, rubric } = await aSchool(rubrics);
  const errors = missing.map((field) => expect.objectContaining({ path: `rubric.${field}` }));
  const refusal = { status: 400, body: { message: MESSAGES.rubricIncomplete, errors } };
  await expect(rubrics.build(admin, { ...aRubric(), ...more })).rejects.toMatchObject(refusal);
  if (missing.length === 1) {
    await expect(rubrics.build(admin, { uid: rubric.uid, revision: 1, ...more })).rejects.toMatchObject(
      refusal,
    );
    expect(await rubrics.rubric(admin, rubric.uid)).toEqual(rubric);
  }
});

it('answers a first save whose answer was lost with what is there, by uid or without', async () => {
  const { admin } = await aSchool(rubrics);
  const draft = aRubric();
  const saved = await rubrics.build(admin, draft);
  expect(await rubrics.build(admin, draft)).toEqual(saved);
  const bare = {
    name: 'Bare',
    row_name: 'Row',
    columns: [{ name: 'Low' }],
    categories: [{ name: 'All', rows: [] }],
  };
  const [one, other] = await Promise.all([rubrics.build(admin, bare), rubrics.build(admin, bare)]);
  expect(other).toEqual(one);
  expect(one.categories[0]!.rows).toHaveLength(1);
});

it('refuses a stale save with the current rubric, and takes one that is based on it', async () => {
  const { admin, rubric } = await aSchool(rubrics);
  const save = (revision: number, name: string) => rubrics.build(admin, { uid: rubric.uid, revision, name });
  expect(await save(1, 'Second')).toMatchObject({ revision: 2, version: 1, name: 'Second' });
  await expect(save(1, 'Third')).rejects.toMatchObject({
    status: 409,
    body: { rubric: { name: 'Second', revision: 2 } },
  });
  expect(await save(1, 'Second')).toMatchObject({ revision: 2 });
});

it('of two saves at once that are based on the same, one is refused', async () => {
  const { admin, rubric } = await aSchool(rubrics);
  const results = await Promise.allSettled(
    ['One', 'Other'].map((name) => rubrics.build(admin, { uid: rubric.uid, revision: 1, name })),
  );
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

it('refuses two parts of the same uid', async () => {
  const { admin } = await aSchool(rubrics);
  const [column] = someColumns('Low');
  const row = aRow('Questions');
  const category = { uid: newUid(), name: 'Talk', rows: [row] };
  for (const twice of [
    { columns: [column!, column!] },
    { categories: [category, { ...category, rows: [] }] },
    { categories: [category, { uid: newUid(), name: 'Tasks', rows: [row] }] },
  ])
    await expect(rubrics.build(admin, aRubric(twice))).rejects.toMatchObject({ status: 400 });
});

it('texts of rows go along when a column moves, and fields that are left out stay', async () => {
  const { admin, rubric } = await aSchool(rubrics);
  const columns = [...rubric.columns].reverse();
  const saved = await rubrics.build(admin, { uid: rubric.uid, revision: 1, columns });
  const cells = ({ categories }: typeof saved) =>
    categories.flatMap(({ rows }) => rows.map(({ cols }) => cols));
  expect(cells(saved)).toEqual(cells(rubric).map((cols) => [...cols].reverse()));
  expect(saved).toMatchObject({ name: rubric.name, version: 1, revision: 2 });
});

it('words beyond its columns are refused, not dropped, also beside a change and in what is new', async () => {
  const { admin, rubric } = await aSchool(rubrics);
  const [category] = rubric.categories;
  const [row, ...others] = category!.rows;
  const cols = [...row!.cols, 'a level too many'];
  const categories = [{ ...category!, rows: [{ ...row!, cols }, ...others] }, ...rubric.categories.slice(1)];
  const refusal = {
    status: 400,
    body: { errors: [expect.objectContaining({ path: 'rubric.categories.0.rows.0.cols' })] },
  };
  const change = { uid: rubric.uid, revision: rubric.revision, categories };
  await expect(rubrics.build(admin, change)).rejects.toMatchObject(refusal);
  await expect(rubrics.build(admin, { ...change, name: 'Other' })).rejects.toMatchObject(refusal);
  await expect(rubrics.build(admin, { ...aRubric(), categories })).rejects.toMatchObject(refusal);
  expect(await rubrics.rubric(admin, rubric.uid)).toEqual(rubric);
});

it('what was deleted is not there, cannot be scored by, and comes back as it was', async () => {
  const { admin, coach, people, rubric } = await aSchool(rubrics);
  const call = (name: 'deleteRubric' | 'undeleteRubric') =>
    rubrics.call(name, { params: { uid: rubric.uid } }, admin);
  await call('deleteRubric');
  await expect(rubrics.rubric(admin, rubric.uid)).rejects.toMatchObject({ status: 404 });
  await expect(rubrics.build(admin, { uid: rubric.uid, name: 'Again' })).rejects.toMatchObject({
    status: 404,
  });
  const scored = () => rubrics.save(coach, { tool_uid: rubric.uid, client: people.coachee.uid });
  await expect(scored()).rejects.toMatchObject({ status: 400 });
  const { updated_at: _was, ...content } = rubric;
  const { updated_at: _is, ...restored } = ((await call('undeleteRubric')) as { rubric: typeof rubric })
    .rubric;
  expect(restored).toEqual({ ...content, revision: 3 });
  expect(await call('undeleteRubric')).toMatchObject({ rubric: { revision: 3 } });
  expect(await scored()).toMatchObject({ tool_uid: rubric.uid });
});

it('stays when its tool is deleted from its set, and is scored by again when the tool comes back', async () => {
  const { admin, coach, people, rubric, tool } = await aSchool(rubrics);
  const scored = () =>
    rubrics.save(coach, { tool_uid: rubric.uid, client: people.coachee.uid, title: newUid() });
  await rubrics.withTool({ ...tool, deleted: true }, 2);
  expect(await rubrics.rubric(admin, rubric.uid)).toEqual(rubric);
  await expect(scored()).rejects.toMatchObject({ status: 400 });
  await rubrics.withTool({ ...tool, deleted: false }, 3);
  expect(await scored()).toMatchObject({ tool_uid: rubric.uid });
});
