import { newUid } from '@coaching/contracts';
import { aRubric, aSchool, type School, use } from '../testing/builders';
import { aTool, type RubricsForTest, startRubricsForTest } from '../testing/rubrics-for-test';

let rubrics: RubricsForTest;
beforeAll(async () => {
  rubrics = await startRubricsForTest();
});
afterAll(() => rubrics.close());

it('begins now with a running timer, under its default title, by the rubric of today', async () => {
  const school = await aSchool(rubrics);
  const { rubric, coach, people, here } = school;
  const instance = await use(rubrics, school);
  const { name, row_name, columns, categories } = rubric;
  expect(instance).toMatchObject({
    tool_uid: rubric.uid,
    title: "Ada Park's Practices with Daniel Reyes",
    duration: 0,
    timer: { minutes: 0 },
    end_timestamp: null,
    revision: 1,
    visibility: 'shared',
    shown: false,
    user: coach.uid,
    client: people.coachee.uid,
    client_embed: { username: 'Daniel Reyes' },
    organization_uid: here,
    rubric: { uid: rubric.uid, version: 1, revision: 1, name, row_name, columns, categories },
    rubric_before: null,
    newer_version: null,
    self_score: null,
    items_withheld: false,
    left_over: [],
  });
  expect(instance.timestamp).toEqual(instance.timer!.started_at);
  expect(instance.items).toEqual(
    categories.map(({ rows }) =>
      rows.map(({ uid }) => ({ row_uid: uid, checked: null, not_observed: false, notes: '' })),
    ),
  );
  expect(await rubrics.get(coach, instance.uid)).toEqual(instance);
});

it('takes the specification’s own shape, and answers it again when its answer was lost', async () => {
  const { coach, people, rubric } = await aSchool(rubrics);
  const draft = {
    tool_uid: rubric.uid,
    title: 'Visit',
    client_embed: people.coachee,
    items: [[{ checked: 2, notes: '<p>Asked why.</p>' }]],
  };
  const [one, other] = await Promise.all([rubrics.save(coach, draft), rubrics.save(coach, draft)]);
  expect(other).toEqual(one);
  expect(one.items[0]![0]).toMatchObject({ checked: 2, notes: '<p>Asked why.</p>' });
});

it('is answered as `instance` too, as the specification’s table has it: read, saved and where it is stale', async () => {
  const { coach, people, rubric } = await aSchool(rubrics);
  const save = (rubric_instance: object) =>
    rubrics.call('saveRubricInstance', { body: { rubric_instance } }, coach);
  const { instance } = await save({ tool_uid: rubric.uid, client_embed: people.coachee, title: 'Visit' });
  expect(instance).toMatchObject({ title: 'Visit', client: people.coachee.uid, items: expect.any(Array) });
  const params = { uid: instance!.uid };
  const read = await rubrics.call('getRubricInstance', { params }, coach);
  expect(read).toEqual({ instance, rubric_instance: instance });
  await expect(save({ ...params, revision: 7, title: 'Other' })).rejects.toMatchObject({
    status: 409,
    body: { instance, rubric_instance: instance },
  });
});

it('answers a first save whose answer was lost, and stops no timer by it', async () => {
  const school = await aSchool(rubrics);
  const draft = { uid: newUid(), timer: null, items: [[{ checked: 1 }]] };
  const instance = await use(rubrics, school, draft);
  expect(await use(rubrics, school, draft)).toEqual(instance);
  expect(instance.timer).not.toBeNull();
});

it('keeps a moment that is sent, and runs no timer then', async () => {
  const school = await aSchool(rubrics);
  const timestamp = '2026-03-02T09:00:00.000Z';
  expect(await use(rubrics, school, { timestamp })).toMatchObject({ timestamp, timer: null, duration: null });
});

it.each([
  ['without a coachee', 400, () => ({ client: undefined })],
  ['with somebody of another organisation', 404, ({ people }) => ({ client: people.strangerCoachee.uid })],
  ['with nobody', 404, () => ({ client: newUid() })],
  ['with themselves', 404, ({ coach }) => ({ client: coach.uid })],
  ['without a rubric', 400, () => ({ tool_uid: undefined })],
  ['with a rubric that is not there', 400, () => ({ tool_uid: newUid() })],
  [
    'in a program the coachee is not in',
    400,
    ({ programs, here }) => ({
      program_embed: { program_uid: programs.numeracy, program_name: 'Numeracy', organization_uid: here },
    }),
  ],
  [
    'private and inviting the coachee to score',
    400,
    () => ({ visibility: 'private', invites_self_score: true }),
  ],
] satisfies [string, number, (school: School) => object][])('is refused %s', async (_, status, more) => {
  const school = await aSchool(rubrics);
  await expect(use(rubrics, school, more(school))).rejects.toMatchObject({ status });
});

it('is refused by another organisation’s rubric, also where a tool of theirs has its uid', async () => {
  const school = await aSchool(rubrics);
  const other = await aSchool(rubrics);
  await expect(use(rubrics, school, { tool_uid: other.rubric.uid })).rejects.toMatchObject({ status: 400 });
  const draft = await rubrics.build(other.admin, aRubric());
  await rubrics.withTool(aTool({ ...school.owner, uid: draft.uid }));
  await expect(use(rubrics, school, { tool_uid: draft.uid })).rejects.toMatchObject({ status: 400 });
});

it('finds a program by its name', async () => {
  const school = await aSchool(rubrics);
  const program_embed = { program_name: 'Literacy', organization_uid: school.here };
  const saved = await use(rubrics, school, { program_embed });
  expect(saved.program_embed).toEqual({ ...program_embed, program_uid: school.programs.literacy });
});

it('needs a licence of a coach without an organisation, to begin it and to change it, not to read or finish it', async () => {
  const { soloCoach, people, superuser } = await aSchool(rubrics);
  const rubric = await rubrics.build(superuser, aRubric());
  const save = (licenses: typeof soloCoach.licenses) =>
    rubrics.save({ ...soloCoach, licenses }, { tool_uid: rubric.uid, client: people.soloCoachee.uid });
  const [license] = soloCoach.licenses;
  await expect(save([])).rejects.toMatchObject({ status: 403 });
  await expect(save([{ ...license!, product: 'obs_yearly' }])).rejects.toMatchObject({ status: 403 });
  const { uid, revision } = await save([license!]);
  const change = (licenses: typeof soloCoach.licenses, more: object) =>
    rubrics.save({ ...soloCoach, licenses }, { uid, revision, tool_uid: rubric.uid, ...more });
  await expect(change([], { title: 'Another' })).rejects.toMatchObject({
    status: 403,
    body: { reason: 'needs_license' },
  });
  const read = await rubrics.call('getRubricInstance', { params: { uid } }, { ...soloCoach, licenses: [] });
  expect(read.rubric_instance.uid).toBe(uid);
  const end_timestamp = new Date().toISOString();
  expect(await change([], { end_timestamp })).toMatchObject({ end_timestamp });
});
