import { aPerson } from '@coaching/access/testing';
import { newUid, type Rubric } from '@coaching/contracts';
import { importRubricInstances } from '../import/import-rubric-instances';
import { instancesIn } from '../instances/instances-repository';
import { rubricsIn } from '../rubrics/rubrics-repository';
import { aSchool, type School, use } from '../testing/builders';
import { type RubricsForTest, startRubricsForTest } from '../testing/rubrics-for-test';

// Real servers on a machine that is busy with other things.
jest.setTimeout(60_000);

let rubrics: RubricsForTest;
beforeAll(async () => {
  rubrics = await startRubricsForTest();
});
afterAll(() => rubrics.close());

type GrowthScope = { client_uid?: string; program_uid?: string; organization_uid?: string };
const growth = async (actor: School['coach'], tool_uid: string, query: GrowthScope) =>
  (await rubrics.call('getRubricGrowth', { params: { tool_uid }, query }, actor)).rubric_growth;
const offered = async (actor: School['coach']) => (await rubrics.call('getGrowthRubrics', {}, actor)).rubrics;

const at = (timestamp: string) => ({ timestamp, end_timestamp: timestamp });
const first = '2026-03-02T09:00:00.000Z';
const later = '2026-04-02T09:00:00.000Z';

const levelsOf = ({ rows }: Awaited<ReturnType<typeof growth>>) =>
  rows.map(({ points }) => points.map(({ level }) => level));
const rowOf = ({ categories }: Rubric, name: string) =>
  categories.flatMap(({ rows }) => rows).find((row) => row.name === name)!;

describe('one coachee', () => {
  it('has a point for each score, in the order of time; what was not observed or finished is none', async () => {
    const school = await aSchool(rubrics);
    const { coach, people, rubric } = school;
    const two = await use(rubrics, school, {
      ...at(later),
      items: [[{ checked: 2 }, { not_observed: true }]],
    });
    const one = await use(rubrics, school, { ...at(first), items: [[{ checked: 0 }, { checked: 1 }]] });
    await use(rubrics, school, { timestamp: later, items: [[{ checked: 1 }]] });
    const seen = await growth(coach, rubric.uid, { client_uid: people.coachee.uid });
    expect(seen).toMatchObject({ people: 1, too_few: false, rubric: { uid: rubric.uid, version: 1 } });
    expect(levelsOf(seen)).toEqual([[0, 2], [1], []]);
    expect(seen.rows[0]!.points).toEqual([
      { timestamp: first, level: 0, n: 1, rubric_instance_uid: one.uid, version: 1 },
      { timestamp: later, level: 2, n: 1, rubric_instance_uid: two.uid, version: 1 },
    ]);
  });

  it('is read by the latest version, and what has no place there is left out', async () => {
    const school = await aSchool(rubrics);
    const { admin, coach, people, rubric } = school;
    await use(rubrics, school, { ...at(first), items: [[{ checked: 2 }, { checked: 1 }]] });
    const [questions, waiting] = [rowOf(rubric, 'Questions'), rowOf(rubric, 'Wait time')];
    const [talk, tasks] = rubric.categories;
    const talking = { ...questions, uid: newUid(), name: 'Talk' };
    await rubrics.build(admin, {
      uid: rubric.uid,
      columns: [rubric.columns[0]!, { uid: newUid(), name: 'Often' }, rubric.columns[2]!],
      categories: [{ ...talk!, rows: [talking, waiting] }, tasks!].map(({ rows, ...category }) => ({
        ...category,
        rows: rows.map(({ uid, name }) => ({ uid, name })),
      })),
      replaced: { [questions.uid]: talking.uid, [rubric.columns[1]!.uid]: null },
    });
    const seen = await growth(coach, rubric.uid, { client_uid: people.coachee.uid });
    expect(seen.rubric.version).toBe(2);
    expect(seen.rows[0]!.row_uid).toBe(talking.uid);
    expect(levelsOf(seen)).toEqual([[2], [], []]);
    expect(seen.rows[0]!.points[0]).toMatchObject({ version: 1 });
  });

  it('is seen by herself, her coach and who administers where it was; others see nothing of it', async () => {
    const school = await aSchool(rubrics);
    const { here, people, rubric, coach, coachee, admin, programAdmin, superuser } = school;
    const program_embed = { program_name: 'Literacy', organization_uid: here };
    await use(rubrics, school, { ...at(first), program_embed, items: [[{ checked: 2 }]] });
    const client_uid = people.coachee.uid;
    for (const who of [coach, coachee, admin, programAdmin, superuser])
      expect(levelsOf(await growth(who, rubric.uid, { client_uid }))).toEqual([[2], [], []]);
    const { secondCoach, otherCoachee, otherProgramAdmin, billing, support, contentManager } = school;
    const { strangerCoach, strangerCoachee, strangerAdmin, soloCoach } = school;
    for (const who of [secondCoach, otherCoachee, otherProgramAdmin, billing, support, contentManager])
      await expect(growth(who, rubric.uid, { client_uid })).rejects.toMatchObject({ status: 404 });
    for (const who of [strangerCoach, strangerCoachee, strangerAdmin, soloCoach])
      await expect(growth(who, rubric.uid, { client_uid })).rejects.toMatchObject({ status: 404 });
    await expect(
      rubrics.call('getRubricGrowth', { params: { tool_uid: rubric.uid }, query: { client_uid } }, null),
    ).rejects.toMatchObject({ status: 401 });
  });

  it('sees nothing of scores that wait for her own', async () => {
    const school = await aSchool(rubrics);
    const { coach, coachee, people, rubric } = school;
    const asked = { ...at(first), invites_self_score: true, items: [[{ checked: 2 }]] };
    const instance = await use(rubrics, school, asked);
    const client_uid = people.coachee.uid;
    expect(levelsOf(await growth(coachee, rubric.uid, { client_uid }))).toEqual([[], [], []]);
    expect(await offered(coachee)).toEqual([]);
    expect(levelsOf(await growth(coach, rubric.uid, { client_uid }))).toEqual([[2], [], []]);
    await rubrics.selfScore(coachee, instance.uid, { finished: true });
    expect(levelsOf(await growth(coachee, rubric.uid, { client_uid }))).toEqual([[2], [], []]);
    expect(await offered(coachee)).toEqual([
      { tool_uid: rubric.uid, name: 'Practices', client_uids: [client_uid] },
    ]);
  });

  it('has none of what is in the recycle bin', async () => {
    const school = await aSchool(rubrics);
    const { coach, people, rubric } = school;
    const instance = await use(rubrics, school, { ...at(first), items: [[{ checked: 2 }]] });
    await rubrics.remove(coach, instance.uid);
    const client_uid = people.coachee.uid;
    await expect(growth(coach, rubric.uid, { client_uid })).rejects.toMatchObject({ status: 404 });
    expect(await offered(coach)).toEqual([]);
  });
});

it.each([
  ['nobody', {}],
  ['two at once', { client_uid: 'a', program_uid: 'b' }],
])('of %s there is none', async (_, query) => {
  const { coach, rubric } = await aSchool(rubrics);
  await expect(growth(coach, rubric.uid, query)).rejects.toMatchObject({ status: 400 });
});

/** A month that is over, some months back. */
const monthsBack = (count: number) => {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - count, 1)).toISOString();
};

/** People of a school who were each scored at these times by these columns in the first row. */
async function scoredGroup(
  school: School,
  scored: [timestamp: string, column: number][][],
  more: object = {},
) {
  const { coach, here, programs, rubric } = school;
  const program = { program_uid: programs.literacy, program_name: 'Literacy' };
  const schools = [{ organization_uid: here, programs: [program] }];
  const people = scored.map((_, place) => aPerson(`Teacher ${place}`, { schools }));
  await rubrics.receive({ people });
  const [row] = rubric.categories[0]!.rows;
  const rows = people.flatMap((person, place) =>
    scored[place]!.map(([timestamp, column]) => ({
      uid: newUid(),
      title: 'Visit',
      additional_information: '',
      summary: '',
      duration: 40,
      user: coach.uid,
      client: person.uid,
      organization_uid: here,
      program_uid: programs.literacy,
      tool_uid: rubric.uid,
      ...at(timestamp),
      items: [{ row_uid: row!.uid, checked: column }],
      ...more,
    })),
  );
  await importRubricInstances(rubrics.service.context, rows);
  return people;
}

describe('a group', () => {
  it('is the median of its people, each by the last of the month, and names nobody', async () => {
    const school = await aSchool(rubrics);
    const { admin, programAdmin, superuser, rubric, here, programs } = school;
    const month = monthsBack(2);
    const day = month.replace('-01T', '-11T');
    const people = await scoredGroup(school, [
      [
        [day, 2],
        [month, 0],
      ],
      [[month, 0]],
      [[month, 2]],
      [[month, 0]],
      [[month, 2]],
      [[monthsBack(3), 1]],
    ]);
    for (const [who, scope] of [
      [admin, { organization_uid: here }],
      [superuser, { organization_uid: here }],
      [programAdmin, { program_uid: programs.literacy }],
      [superuser, { program_uid: programs.literacy }],
    ] as const) {
      const seen = await growth(who, rubric.uid, scope);
      expect(seen).toMatchObject({ people: 6, too_few: false });
      expect(seen.rows.map(({ points }) => points)).toEqual([
        [{ timestamp: month, level: 2, n: 5, rubric_instance_uid: null, version: 1 }],
        [],
        [],
      ]);
      for (const { uid } of people) expect(JSON.stringify(seen)).not.toContain(uid);
    }
  });

  it('of fewer than five people is not shown, however often they were scored', async () => {
    const school = await aSchool(rubrics);
    const { admin, rubric, here } = school;
    const often: [string, number][] = [
      [monthsBack(1), 1],
      [monthsBack(2), 1],
    ];
    await scoredGroup(school, [often, often, often, often]);
    const seen = await growth(admin, rubric.uid, { organization_uid: here });
    expect(seen).toMatchObject({ too_few: true, people: 0, rows: [] });
    await scoredGroup(school, [often]);
    expect(levelsOf(await growth(admin, rubric.uid, { organization_uid: here }))).toEqual([[1, 1], [], []]);
  });

  it('counts nobody by what is private, nor by what is deleted', async () => {
    const school = await aSchool(rubrics);
    const { admin, coach, rubric, here } = school;
    const month: [string, number][] = [[monthsBack(1), 1]];
    const [first] = await scoredGroup(school, [month, month, month, month, month]);
    const client_uid = first!.uid;
    const shown = () => growth(admin, rubric.uid, { organization_uid: here });
    const none = { too_few: true, people: 0, rows: [] };
    // Finishing shares; growth must not rely on it.
    const { context } = rubrics.service;
    const { model } = instancesIn(context.connection, rubricsIn(context));
    const see = (visibility: 'private' | 'shared', clients: object) =>
      model.updateMany({ tool_uid: rubric.uid, ...clients }, { visibility });
    await see('private', {});
    expect(await shown()).toMatchObject(none);
    expect(await offered(admin)).toEqual([]);
    await expect(growth(admin, rubric.uid, { client_uid })).rejects.toMatchObject({ status: 404 });
    await see('shared', { clients: { $ne: client_uid } });
    expect(await shown()).toMatchObject(none);
    await see('shared', {});
    expect(await shown()).toMatchObject({ too_few: false, people: 5 });
    const { rows } = await growth(coach, rubric.uid, { client_uid });
    await rubrics.remove(coach, rows[0]!.points[0]!.rubric_instance_uid!);
    expect(await shown()).toMatchObject(none);
  });

  it('does not move while the month is running', async () => {
    const school = await aSchool(rubrics);
    const { admin, rubric, here } = school;
    const month = (level: number): [string, number][] => [[monthsBack(1), level]];
    await scoredGroup(school, [month(1), month(1), month(1), month(1), month(1)]);
    const before = await growth(admin, rubric.uid, { organization_uid: here });
    await scoredGroup(school, [[[monthsBack(0), 2]]]);
    expect(await growth(admin, rubric.uid, { organization_uid: here })).toEqual(before);
  });

  it('is for those who administer the place; who is in it is refused, and to others it is not there', async () => {
    const school = await aSchool(rubrics);
    const { rubric, here, programs, superuser } = school;
    const month: [string, number][] = [[monthsBack(1), 1]];
    await scoredGroup(school, [month, month, month, month, month]);
    const organization = { organization_uid: here };
    const program = { program_uid: programs.literacy };
    const refused = (who: School['coach'], scope: GrowthScope, status: number) =>
      expect(growth(who, rubric.uid, scope)).rejects.toMatchObject({ status });
    const { coach, coachee, programAdmin, billing, otherProgramAdmin, secondCoach } = school;
    for (const who of [coach, coachee, programAdmin, billing, otherProgramAdmin, secondCoach])
      await refused(who, organization, 403);
    for (const who of [coach, coachee]) await refused(who, program, 403);
    const { support, contentManager, strangerAdmin, strangerCoach, soloCoach } = school;
    for (const who of [otherProgramAdmin, secondCoach, billing]) await refused(who, program, 404);
    for (const who of [support, contentManager, strangerAdmin, strangerCoach, soloCoach]) {
      await refused(who, organization, 404);
      await refused(who, program, 404);
    }
    expect(await growth(superuser, rubric.uid, { organization_uid: newUid() })).toMatchObject({
      too_few: true,
    });
  });

  it('is shown of a program to who administers its organisation where those outside of it are nobody, or five', async () => {
    const school = await aSchool(rubrics);
    const { admin, coach, programAdmin, superuser, strangerAdmin, rubric, here, programs } = school;
    const month: [string, number][] = [[monthsBack(1), 1]];
    const ofProgram = { program_uid: programs.literacy, organization_uid: here };
    const shown = async () => (await growth(admin, rubric.uid, ofProgram)).rows[0]?.points.length ?? null;
    await scoredGroup(school, [month, month, month, month]);
    expect(await shown()).toBeNull();
    await scoredGroup(school, [month]);
    expect(await shown()).toBe(1);
    const outside = { program_uid: null };
    await scoredGroup(school, [month], outside);
    expect(await growth(admin, rubric.uid, ofProgram)).toMatchObject({ too_few: true, people: 0, rows: [] });
    // Who administers the program alone sees no larger group.
    expect(await growth(programAdmin, rubric.uid, { program_uid: programs.literacy })).toMatchObject({
      people: 5,
    });
    await scoredGroup(school, [month, month, month, month], outside);
    expect(await shown()).toBe(1);
    expect(await growth(superuser, rubric.uid, ofProgram)).toMatchObject({ people: 5 });
    const refused = { programAdmin: 403, coach: 403, strangerAdmin: 404 } as const;
    for (const [who, status] of Object.entries(refused))
      await expect(
        growth({ programAdmin, coach, strangerAdmin }[who as keyof typeof refused], rubric.uid, ofProgram),
      ).rejects.toMatchObject({ status });
  });

  it('is shown of a program that is named alone, as of a part, to who administers its organisation', async () => {
    const school = await aSchool(rubrics);
    const { admin, programAdmin, superuser, strangerAdmin, rubric, here, programs } = school;
    const month: [string, number][] = [[monthsBack(1), 1]];
    const alone = { program_uid: programs.literacy };
    const asPart = { ...alone, organization_uid: here };
    await expect(growth(admin, rubric.uid, { program_uid: newUid() })).rejects.toMatchObject({ status: 404 });
    await scoredGroup(school, [month, month, month, month, month]);
    for (const who of [admin, programAdmin, superuser])
      expect(await growth(who, rubric.uid, alone)).toMatchObject({ people: 5 });
    await scoredGroup(school, [month], { program_uid: null });
    // The difference from the organization would be one person.
    expect(await growth(admin, rubric.uid, alone)).toMatchObject({ too_few: true, people: 0, rows: [] });
    expect(await growth(admin, rubric.uid, alone)).toEqual(await growth(admin, rubric.uid, asPart));
    expect(await growth(programAdmin, rubric.uid, alone)).toMatchObject({ people: 5 });
    const byCounts = { ...admin, schools: admin.schools.map((at) => ({ ...at, counts_only: true })) };
    for (const [who, status] of [
      [byCounts, 403],
      [strangerAdmin, 404],
    ] as const)
      await expect(growth(who, rubric.uid, alone)).rejects.toMatchObject({ status });
  });

  it('says nothing of a rubric that is another organisation’s', async () => {
    const [school, other] = [await aSchool(rubrics), await aSchool(rubrics)];
    const asked = growth(other.admin, school.rubric.uid, { organization_uid: other.here });
    await expect(asked).rejects.toMatchObject({ status: 404 });
    const own = growth(other.coachee, school.rubric.uid, { client_uid: other.coachee.uid });
    await expect(own).rejects.toMatchObject({ status: 404 });
  });
});

it('offers each the rubrics scope growth they may see, and names only coachees they scored', async () => {
  const school = await aSchool(rubrics);
  const { rubric, people, coach, admin, working, programAdmin, secondCoach, coachee, otherCoachee, support } =
    school;
  const program_embed = { program_name: 'Literacy', organization_uid: school.here };
  await use(rubrics, school, { ...at(first), program_embed, items: [[{ checked: 2 }]] });
  const named = { tool_uid: rubric.uid, name: 'Practices', client_uids: [people.coachee.uid] };
  for (const who of [coach, coachee]) expect(await offered(who)).toEqual([named]);
  for (const who of [admin, working, programAdmin])
    expect(await offered(who)).toEqual([{ ...named, client_uids: [] }]);
  for (const who of [
    secondCoach,
    otherCoachee,
    school.strangerAdmin,
    { ...support, organization_uid: school.here },
  ])
    expect(await offered(who)).toEqual([]);
});
