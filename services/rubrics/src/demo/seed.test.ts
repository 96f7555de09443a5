import { aPerson } from '@coaching/access/testing';
import type { Actor } from '@coaching/contracts';
import { demoUsers, evidenceRows, rubricRowUid, rubricTools } from '@coaching/demo';
import { type RubricsForTest, startRubricsForTest } from '../testing/rubrics-for-test';
import { demo } from './index';
import { demoRubrics } from './rubrics';
import { demoInstances } from './scored';
import { daniel } from './scored/daniel';

const now = new Date('2026-11-21T12:00:00.000Z');

/** Somebody of the demo as they call, where they work. */
function actorOf(uid: string): Actor {
  const { email, roles, schools, licenses } = demoUsers(now).find((person) => person.uid === uid)!;
  return {
    uid,
    username: email,
    organization_uid: schools[0]?.organization_uid ?? null,
    roles,
    schools,
    licenses,
  };
}

let rubrics: RubricsForTest;
beforeAll(async () => {
  rubrics = await startRubricsForTest();
  await rubrics.receive({
    people: demoUsers(now).map(({ uid, email, coaches, schools }) =>
      aPerson(email, {
        uid,
        coaches,
        schools: schools.map(({ organization_uid, programs }) => ({
          organization_uid,
          programs: programs.map(({ program_uid }) => ({ program_uid, program_name: program_uid })),
        })),
      }),
    ),
  });
  await demo.seed(rubrics.service.context, { password: 'unused', now });
});
afterAll(() => rubrics.close());

it('tells of every use, and of those that are over that they are finished', async () => {
  const types = (await rubrics.published()).map(({ type }) => type);
  expect(types.filter((type) => type === 'rubric_instance.updated')).toHaveLength(30);
  expect(types.filter((type) => type === 'rubric_instance.finished')).toHaveLength(28);
});

it('makes nothing twice', async () => {
  const before = (await rubrics.published()).length;
  await demo.seed(rubrics.service.context, { password: 'unused', now });
  expect(await rubrics.published()).toHaveLength(before);
});

it('lets coach and coachee read every row that was scored, and no colleague', async () => {
  const uid = 'demo-rubric-daniel-0';
  const [byCoach, byCoachee] = [
    await rubrics.get(actorOf('demo-coach'), uid),
    await rubrics.get(actorOf('demo-coachee'), uid),
  ];
  expect(byCoachee.items).toEqual(byCoach.items);
  expect(byCoach.items.flat()).toHaveLength(25);
  const notes = byCoach.items.flat().flatMap((item) => item.notes || []);
  expect(notes.sort()).toEqual(Object.values(daniel.visits[0]!.notes).sort());
  expect(byCoach.program_embed?.program_uid).toBe('demo-cedar-elementary');
  for (const stranger of ['demo-elena', 'demo-grace', 'demo-coach2', 'demo-solo'])
    await expect(rubrics.get(actorOf(stranger), uid)).rejects.toMatchObject({ status: 404 });
});

it('keeps every note in a row of its rubric', async () => {
  for (const { uid, items, user } of demoInstances(now)) {
    const stored = (await rubrics.get(actorOf(user), uid)).items.flat().filter(({ notes }) => notes);
    expect([uid, stored.length]).toEqual([uid, items.filter(({ notes }) => notes).length]);
  }
});

it('shows both scores side by side where both are finished, and withholds what is asked for', async () => {
  const both = await rubrics.get(actorOf('demo-coach'), 'demo-rubric-daniel-3');
  expect(both.self_score?.items.flat()).toHaveLength(25);
  expect(both.self_score?.items).not.toEqual(both.items);
  const asked = await rubrics.get(actorOf('demo-grace'), 'demo-rubric-grace-5');
  expect(asked).toMatchObject({ items_withheld: true, summary: '' });
  await expect(rubrics.get(actorOf('demo-lucas'), 'demo-rubric-lucas-5')).rejects.toMatchObject({
    status: 404,
  });
});

it('has a lesson that three observers scored, who see how far they agree, and nobody else does', async () => {
  const uid = 'demo-calibration-ratios';
  for (const who of ['demo-coach', 'demo-elena', 'demo-progadmin', 'demo-orgadmin']) {
    const { scores, agreement } = await rubrics.calibration(actorOf(who), uid);
    expect(scores.map(({ items }) => items.flat().length)).toEqual([25, 25, 25]);
    expect(agreement).toMatchObject({ observers: 3, kappa: null });
    expect(agreement!.alpha!.value).toBeGreaterThan(0.5);
    expect(agreement!.exact.value).toBeLessThan(1);
  }
  for (const stranger of ['demo-coachee', 'demo-orgadmin2', 'demo-superuser'])
    await expect(rubrics.calibration(actorOf(stranger), uid)).rejects.toMatchObject({ status: 404 });
});

/** Growth by the larger rubric, to somebody. */
const growth = async (who: string, query: object) =>
  (
    await rubrics.call(
      'getRubricGrowth',
      { params: { tool_uid: rubricTools.practices }, query },
      actorOf(who),
    )
  ).rubric_growth;

it.each([
  ['demo-coach', 'demo-coachee', 4],
  ['demo-coach', 'demo-amara', 4],
  ['demo-coach', 'demo-lucas', 3],
  ['demo-coach', 'demo-grace', 3],
  ['demo-coach', 'demo-samuel', 4],
])('shows %s how %s went, whom they coach', async (coach, client_uid, times) => {
  const points = (of: Awaited<ReturnType<typeof growth>>) =>
    of.rows.find(({ row_uid }) => row_uid.endsWith('-questions'))!.points;
  const seen = points(await growth(coach, { client_uid }));
  expect(seen).toHaveLength(times);
  expect(seen.at(-1)!.level).toBeGreaterThanOrEqual(seen[0]!.level);
  for (const stranger of ['demo-elena', 'demo-coach2', 'demo-orgadmin2'])
    await expect(growth(stranger, { client_uid })).rejects.toMatchObject({ status: 404 });
});

it('shows the five of them as a group to who administers their program and their organisation', async () => {
  const program_uid = 'demo-cedar-elementary';
  const organization_uid = 'demo-cedar-grove';
  for (const [who, place] of [
    ['demo-progadmin', { program_uid }],
    ['demo-orgadmin', { organization_uid }],
    ['demo-orgadmin', { organization_uid, program_uid }],
  ] as const) {
    const group = await growth(who, place);
    expect(group).toMatchObject({ too_few: false, people: 5 });
    const months = group.rows.map(({ points }) => points.length);
    expect(Math.max(...months)).toBe(3);
    for (const { points } of group.rows) for (const { n } of points) expect(n).toBe(5);
    expect(JSON.stringify(group)).not.toMatch(/demo-(coachee|amara|lucas|grace|samuel)/);
  }
  const other = { organization_uid, program_uid: 'demo-cedar-secondary' };
  expect(await growth('demo-orgadmin', other)).toMatchObject({ too_few: true, people: 0, rows: [] });
  for (const member of ['demo-coach', 'demo-coachee', 'demo-progadmin'])
    await expect(growth(member, { organization_uid })).rejects.toMatchObject({ status: 403 });
  for (const stranger of ['demo-orgadmin2', 'demo-solo'])
    await expect(growth(stranger, { program_uid })).rejects.toMatchObject({ status: 404 });
});

it('names the rows that scripts are evidence for as their rubrics do', () => {
  for (const [key, { rubric, name }] of Object.entries(evidenceRows)) {
    const rows = demoRubrics.find(({ uid }) => uid === rubric)!.categories.flatMap((each) => each.rows);
    expect(rows.find(({ uid }) => uid === rubricRowUid(rubric, key))?.name).toBe(name);
  }
});

it('offers the two rubrics of the organisation to its people, and the platform’s to everybody', async () => {
  const names = async (who: string) => {
    const found = [...Object.values(rubricTools), 'demo-teaching-practices'].map((uid) =>
      rubrics.rubric(actorOf(who), uid).then(
        ({ name }) => name,
        () => null,
      ),
    );
    return Promise.all(found);
  };
  expect(await names('demo-coach')).toEqual([
    'Framework for Teaching Practice',
    'Discussion Snapshot',
    'Teaching Practices Rubric',
  ]);
  expect(await names('demo-solo')).toEqual([null, null, 'Teaching Practices Rubric']);
});
