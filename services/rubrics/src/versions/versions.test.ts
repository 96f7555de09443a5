import type { Rubric } from '@coaching/contracts';
import { aRow, aSchool, type School, someColumns, use } from '../testing/builders';
import { type RubricsForTest, startRubricsForTest } from '../testing/rubrics-for-test';

let rubrics: RubricsForTest;
beforeAll(async () => {
  rubrics = await startRubricsForTest();
});
afterAll(() => rubrics.close());

type Column = Rubric['columns'][number];
type Category = Rubric['categories'][number];
type Row = Category['rows'][number];
type Three = [Column, Column, Column];

const change = ({ admin }: School, { uid }: Pick<Rubric, 'uid'>, draft: object) =>
  rubrics.build(admin, { uid, ...draft });
const versionsOf = async ({ admin }: School, uid: string) =>
  (await rubrics.call('getRubricVersions', { params: { uid } }, admin)).versions;

/** A school whose rubric somebody was scored by. */
async function aUsedRubric() {
  const school = await aSchool(rubrics);
  const instance = await use(rubrics, school);
  const [talk, tasks] = school.rubric.categories as [Category, Category];
  return { school, instance, rubric: school.rubric, talk, tasks };
}

it('a rubric that nobody was scored by changes in its place', async () => {
  const school = await aSchool(rubrics);
  const columns = [...school.rubric.columns, ...someColumns('Beyond')];
  expect(await change(school, school.rubric, { columns })).toMatchObject({ version: 1, revision: 2 });
  expect(await versionsOf(school, school.rubric.uid)).toMatchObject([
    { version: 1, content: { columns }, rows: {}, columns: {}, instances: 0 },
  ]);
});

it('words, the order and the categories are no structure', async () => {
  const { school, rubric, talk, tasks } = await aUsedRubric();
  const [first, second] = talk.rows;
  for (const draft of [
    { name: 'Renamed', row_name: 'Habit' },
    { columns: [...rubric.columns].reverse().map((column) => ({ ...column, name: `${column.name}!` })) },
    { categories: [tasks, { ...talk, name: 'Talking', rows: [second, first] }] },
    { categories: [{ ...tasks, rows: [...talk.rows, ...tasks.rows] }] },
  ])
    expect(await change(school, rubric, draft)).toMatchObject({ version: 1 });
});

it.each([
  [
    'a row is added',
    ({ talk, tasks }) => ({ categories: [talk, { ...tasks, rows: [...tasks.rows, aRow('New')] }] }),
  ],
  ['a row is removed', ({ talk, tasks }) => ({ categories: [{ ...talk, rows: talk.rows.slice(1) }, tasks] })],
  ['a column is added', ({ rubric }) => ({ columns: [...rubric.columns, ...someColumns('New')] })],
  ['a column is removed', ({ rubric }) => ({ columns: rubric.columns.slice(1) })],
] satisfies [string, (used: Awaited<ReturnType<typeof aUsedRubric>>) => object][])(
  'makes the next version when %s, also where what was scored is deleted since',
  async (_, draftOf) => {
    const used = await aUsedRubric();
    const { school, instance, rubric } = used;
    await rubrics.remove(school.coach, instance.uid);
    expect(await change(school, rubric, draftOf(used))).toMatchObject({ version: 2, revision: 2 });
    const versions = await versionsOf(school, rubric.uid);
    expect(versions.map(({ version, instances }) => [version, instances])).toEqual([
      [1, 0],
      [2, 0],
    ]);
    expect(versions[0]!.content.columns).toEqual(rubric.columns);
  },
);

it('one that nobody was scored by yet changes in its place, and its map with it', async () => {
  const { school, rubric, talk, tasks } = await aUsedRubric();
  const [questions, wait] = talk.rows as [Row, Row];
  const [demand] = tasks.rows as [Row];
  const [open, deep] = [aRow('Open questions'), aRow('Deep questions')];
  const save = (rows: object[], replaced: Record<string, string | null>) =>
    change(school, rubric, { categories: [{ ...talk, rows }, tasks], replaced });
  await save([open, wait], { [questions.uid]: open.uid, [wait.uid]: open.uid });
  // What took its place goes as well, before anybody was scored by it.
  const last = await save([deep], { [open.uid]: deep.uid });
  expect(last).toMatchObject({ version: 2, revision: 3 });
  const [, second] = await versionsOf(school, rubric.uid);
  expect(second!.rows).toEqual({ [questions.uid]: deep.uid, [wait.uid]: null, [demand.uid]: demand.uid });
  expect(second!.columns).toEqual(Object.fromEntries(rubric.columns.map(({ uid }) => [uid, uid])));
});

it('is the version before again when a change is taken back before anybody was scored by it', async () => {
  const { school, rubric, instance } = await aUsedRubric();
  const scored = () => rubrics.get(school.coach, instance.uid);
  await change(school, rubric, { columns: rubric.columns.slice(1) });
  expect(await scored()).toMatchObject({ newer_version: 2 });
  const back = await change(school, rubric, {
    columns: rubric.columns,
    categories: rubric.categories,
    name: 'Back',
  });
  expect(back).toMatchObject({ version: 1, revision: 3, categories: rubric.categories });
  expect(await scored()).toMatchObject({ newer_version: null, rubric: { name: 'Back', revision: 3 } });
  expect(await versionsOf(school, rubric.uid)).toMatchObject([{ version: 1, instances: 1 }]);
  await change(school, rubric, { columns: rubric.columns.slice(1) });
  await use(rubrics, school);
  const later = await change(school, rubric, { columns: rubric.columns });
  expect(later.version).toBe(3);
  expect((await versionsOf(school, rubric.uid)).map(({ instances }) => instances)).toEqual([1, 1, 0]);
});

it('counts what is of each version, and keeps the words that an old one had at last', async () => {
  const { school, rubric } = await aUsedRubric();
  await change(school, rubric, { name: 'Renamed' });
  await change(school, rubric, { columns: rubric.columns.slice(0, 2), replaced: {} });
  await use(rubrics, school);
  await use(rubrics, school);
  await change(school, rubric, { columns: rubric.columns.slice(0, 1) });
  const versions = await versionsOf(school, rubric.uid);
  expect(
    versions.map(({ version, instances, content }) => [version, instances, content.columns.length]),
  ).toEqual([
    [1, 1, 3],
    [2, 2, 2],
    [3, 0, 1],
  ]);
  expect(versions[0]!.content.name).toBe('Renamed');
  const [, second, third] = rubric.columns as Three;
  expect(versions[1]!.columns[third.uid]).toBeNull();
  expect(versions[2]!.columns[second.uid]).toBeNull();
});

it('a replacement that is not there counts for nothing', async () => {
  const { school, rubric } = await aUsedRubric();
  const [first, second, third] = rubric.columns as Three;
  await change(school, rubric, {
    columns: [second, third].map(({ uid }) => ({ uid, name: 'Level' })),
    replaced: { [first.uid]: 'nowhere', [second.uid]: third.uid },
  });
  const [, next] = await versionsOf(school, rubric.uid);
  expect(next!.columns).toEqual({ [first.uid]: null, [second.uid]: second.uid, [third.uid]: third.uid });
});

it('a first use and a change of the structure at once leave the use with what it was scored by', async () => {
  const school = await aSchool(rubrics);
  const { rubric } = school;
  const columns = rubric.columns.slice(1);
  const [instance] = await Promise.all([
    use(rubrics, school, { items: [[{ checked: 0 }]] }),
    change(school, rubric, { columns }),
  ]);
  const { rubric: scored, items } = await rubrics.get(school.coach, instance.uid);
  const versions = await versionsOf(school, rubric.uid);
  const own = versions.find(({ version }) => version === scored.version)!;
  expect(scored.columns).toEqual(own.content.columns);
  expect(items[0]![0]!.checked).toBe(0);
});
