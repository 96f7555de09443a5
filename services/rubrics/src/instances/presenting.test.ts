import { aRow, aSchool, scores, use } from '../testing/builders';
import { type RubricsForTest, startRubricsForTest } from '../testing/rubrics-for-test';

let rubrics: RubricsForTest;
beforeAll(async () => {
  rubrics = await startRubricsForTest();
});
afterAll(() => rubrics.close());

async function aUse() {
  const school = await aSchool(rubrics);
  const { coach, admin, rubric } = school;
  const instance = await use(rubrics, school, {
    items: [[{ checked: 0 }, { checked: 2 }], [{ not_observed: true }]],
  });
  const change = (draft: object) => rubrics.build(admin, { uid: rubric.uid, ...draft });
  const get = (who = coach) => rubrics.get(who, instance.uid);
  const finish = () => rubrics.save(coach, { uid: instance.uid, end_timestamp: '2026-03-02T09:40:00.000Z' });
  return { ...school, instance, change, get, finish };
}

const said = { Questions: 'Not yet', 'Wait time': 'Always', Demand: 'Not observed' };

it('shows the words and the order of today while it is not finished, and those it began with beside them', async () => {
  const { rubric, instance, change, get } = await aUse();
  const columns = [...rubric.columns].reverse();
  const categories = [...rubric.categories].reverse();
  await change({ name: 'Habits', columns, categories });
  const now = await get();
  expect(now.rubric).toMatchObject({ name: 'Habits', columns, version: 1, revision: 2 });
  expect(now.rubric_before).toEqual(instance.rubric);
  expect(scores(now.rubric, now.items)).toEqual(said);
  await change({ name: rubric.name, columns: rubric.columns, categories: rubric.categories });
  expect((await get()).rubric_before).toBeNull();
});

it('stays as it was on the day it was finished', async () => {
  const { change, get, finish } = await aUse();
  await change({ name: 'Habits' });
  const finished = await finish();
  await change({ name: 'Else' });
  expect(await get()).toEqual(finished);
  expect(finished.rubric.name).toBe('Habits');
});

it('stays with its version, and tells its coach alone of a later one', async () => {
  const { rubric, admin, coachee, change, get, finish } = await aUse();
  const [talk, tasks] = rubric.categories;
  await change({ name: 'Habits' });
  await change({ name: 'Later', categories: [talk, { ...tasks, rows: [aRow('New')] }] });
  const now = await get();
  expect(now).toMatchObject({ newer_version: 2, rubric: { version: 1, name: 'Habits' } });
  expect(scores(now.rubric, now.items)).toEqual(said);
  for (const who of [admin, coachee])
    expect(await get(who)).toMatchObject({ newer_version: null, items: now.items });
  expect(await finish()).toMatchObject({ newer_version: null, rubric: { version: 1, name: 'Habits' } });
});

it('is not touched when its rubric is deleted', async () => {
  const { rubric, admin, instance, get, finish } = await aUse();
  await rubrics.call('deleteRubric', { params: { uid: rubric.uid } }, admin);
  const { revision: _, ...content } = instance.rubric;
  expect(await get()).toMatchObject({ items: instance.items, rubric: content, rubric_before: null });
  expect(await finish()).toMatchObject({ items: instance.items, rubric: content });
});

it('shows its evidence to readers of the coach’s notes alone', async () => {
  const { coach, coachee, admin, instance, get } = await aUse();
  const evidence = ['one', 'other'];
  await rubrics.save(coach, { uid: instance.uid, evidence: [...evidence, 'one'] });
  expect((await get()).evidence).toEqual(evidence);
  expect((await get(admin)).evidence).toEqual(evidence);
  expect((await get(coachee)).evidence).toEqual([]);
});
