import type { Rubric, RubricInstance } from '@coaching/contracts';
import { aRow, aSchool, scores, someColumns, use } from '../testing/builders';
import { type RubricsForTest, startRubricsForTest } from '../testing/rubrics-for-test';

let rubrics: RubricsForTest;
beforeAll(async () => {
  rubrics = await startRubricsForTest();
});
afterAll(() => rubrics.close());

type Category = Rubric['categories'][number];
type Row = Category['rows'][number];

const items = [[{ checked: 0, notes: '<p>Why?</p>' }, { not_observed: true }], [{ checked: 2 }]];

/** A use whose rubric has changed twice since: a row and a column have gone, another row and column took over. */
async function aLeftBehind(more: object = {}) {
  const school = await aSchool(rubrics);
  const { rubric, admin, coach } = school;
  const { uid } = await use(rubrics, school, { items, ...more });
  const change = (draft: object) => rubrics.build(admin, { uid: rubric.uid, ...draft });
  const [talk, tasks] = rubric.categories as [Category, Category];
  const [questions, wait] = talk.rows as [Row, Row];
  const [never, , always] = rubric.columns as [
    Rubric['columns'][0],
    Rubric['columns'][0],
    Rubric['columns'][0],
  ];
  const open = aRow('Open questions');
  await change({
    categories: [{ ...talk, rows: [open, wait] }, tasks],
    replaced: { [questions.uid]: open.uid },
  });
  await use(rubrics, school);
  const [top] = someColumns('Top') as [{ uid: string; name: string }];
  await change({
    columns: [...rubric.columns.slice(0, 2), top],
    categories: [{ ...talk, rows: [open] }, tasks],
    replaced: { [always.uid]: top.uid },
  });
  const preview = async (who = coach) => rubrics.call('getNewerRubric', { params: { uid } }, who);
  const move = async (version: number, who = coach): Promise<RubricInstance> =>
    (await rubrics.call('moveRubricInstance', { params: { uid }, body: { version } }, who)).rubric_instance;
  return { ...school, uid, change, preview, move, wait, never };
}

it('previews what moving does, through several versions, and loses nothing', async () => {
  const { coach, uid, preview, move, wait } = await aLeftBehind();
  const before = await rubrics.get(coach, uid);
  expect(before).toMatchObject({ newer_version: 3, rubric: { version: 1 } });
  const { rubric, left_over } = await preview();
  expect(await rubrics.get(coach, uid)).toEqual(before);
  const waited = { category_name: 'Talk', row_name: 'Wait time', level: 'Not observed', notes: '' };
  expect(left_over).toEqual([{ row_uid: wait.uid, ...waited }]);
  const moved = await move(3);
  expect(moved).toMatchObject({ newer_version: null, rubric_before: null, revision: 2, left_over });
  expect(moved.rubric).toMatchObject({
    version: 3,
    columns: rubric!.columns,
    categories: rubric!.categories,
  });
  expect(scores(moved.rubric, moved.items)).toEqual({
    'Open questions': 'Not yet <p>Why?</p>',
    Demand: 'Top',
  });
  expect(await rubrics.get(coach, uid)).toEqual(moved);
  expect(await preview()).toEqual({ rubric: null, left_over: [] });
});

it('keeps what was left over before when it moves once more', async () => {
  const { change, move, preview, rubric } = await aLeftBehind();
  const first = await move(3);
  await change({ columns: rubric.columns.slice(1, 2) });
  const { left_over } = await preview();
  expect(left_over.map(({ row_name, level }) => [row_name, level])).toEqual([
    ['Open questions', 'Not yet'],
    ['Demand', 'Top'],
  ]);
  const moved = await move(4);
  expect(moved.left_over).toEqual([...first.left_over, ...left_over]);
  expect(scores(moved.rubric, moved.items)).toEqual({ 'Open questions': ' <p>Why?</p>' });
});

it('finds its scores again where a row and a level that went in a version between have returned', async () => {
  const school = await aSchool(rubrics);
  const { rubric, admin, coach } = school;
  const { columns, categories } = rubric;
  const { uid } = await use(rubrics, school, { items });
  const [talk, tasks] = categories as [Category, Category];
  const without = [{ ...talk, rows: talk.rows.slice(1) }, tasks];
  await rubrics.build(admin, { uid: rubric.uid, columns: columns.slice(1), categories: without });
  await use(rubrics, school);
  await rubrics.build(admin, { uid: rubric.uid, columns, categories });
  const call = rubrics.call('moveRubricInstance', { params: { uid }, body: { version: 3 } }, coach);
  const { rubric_instance: moved } = await call;
  expect(moved.left_over).toEqual([]);
  expect(scores(moved.rubric, moved.items)).toEqual({
    Questions: 'Not yet <p>Why?</p>',
    'Wait time': 'Not observed',
    Demand: 'Always',
  });
});

it('moves once, also when that is sent again', async () => {
  const { move } = await aLeftBehind();
  const [one, other] = await Promise.all([move(3), move(3)]);
  expect(other).toEqual(one);
  expect(await move(3)).toEqual(one);
});

it('is refused to a version that is not the latest, with the instance as it is', async () => {
  const { move, change, rubric } = await aLeftBehind();
  for (const version of [2, 4])
    await expect(move(version)).rejects.toMatchObject({
      status: 409,
      body: { rubric_instance: { newer_version: 3 } },
    });
  await change({ columns: rubric.columns.slice(0, 1) });
  expect(await move(3)).toMatchObject({ rubric: { version: 3 } });
});

it('is its coach’s alone', async () => {
  const { move, preview, admin, coachee, secondCoach } = await aLeftBehind();
  for (const [who, status] of [
    [admin, 403],
    [coachee, 403],
    [secondCoach, 404],
  ] as const) {
    await expect(move(3, who)).rejects.toMatchObject({ status });
    await expect(preview(who)).rejects.toMatchObject({ status });
  }
});

it('is refused once it is finished, and has no later version where the rubric was deleted', async () => {
  const { move, preview, coach, uid, rubric, admin } = await aLeftBehind();
  await rubrics.call('deleteRubric', { params: { uid: rubric.uid } }, admin);
  expect(await preview()).toEqual({ rubric: null, left_over: [] });
  expect(await rubrics.get(coach, uid)).toMatchObject({ newer_version: null });
  await rubrics.call('undeleteRubric', { params: { uid: rubric.uid } }, admin);
  await rubrics.save(coach, { uid, end_timestamp: '2026-03-02T09:40:00.000Z' });
  await expect(move(3)).rejects.toMatchObject({ status: 400 });
});

it('takes what the coachee scored along, and leaves over for her what does not fit', async () => {
  const { move, coachee, uid, wait } = await aLeftBehind({ invites_self_score: true });
  await rubrics.selfScore(coachee, uid, { items: [[{ checked: 1 }, { checked: 0, notes: '<p>Hard.</p>' }]] });
  await move(3);
  const { self_score, rubric } = await rubrics.get(coachee, uid);
  expect(scores(rubric, self_score!.items)).toEqual({ 'Open questions': 'Sometimes' });
  expect(self_score!.left_over).toMatchObject([
    { row_uid: wait.uid, level: 'Not yet', notes: '<p>Hard.</p>' },
  ]);
});

it('a draft that is based on the version before is stale', async () => {
  const { move, coach, uid } = await aLeftBehind();
  await move(3);
  await expect(rubrics.save(coach, { uid, revision: 1, items: [[{ checked: 1 }]] })).rejects.toMatchObject({
    status: 409,
    body: { rubric_instance: { rubric: { version: 3 } } },
  });
});

it('reads rows of later versions as its own, for who may read it', async () => {
  const { uid, coach, strangerAdmin, rubric, move } = await aLeftBehind();
  const rowsFor = async (who: typeof coach) =>
    (await rubrics.call('getEvidenceRows', { params: { uid } }, who)).rows;
  const [questions] = rubric.categories[0]!.rows;
  const [before] = Object.entries(await rowsFor(coach));
  expect(before).toEqual([expect.any(String), [questions!.uid]]);
  await move(3);
  expect(await rowsFor(coach)).toEqual({ [questions!.uid]: [before![0]] });
  await expect(rowsFor(strangerAdmin)).rejects.toMatchObject({ status: 404 });
});
