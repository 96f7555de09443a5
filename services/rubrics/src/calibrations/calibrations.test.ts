import { type Calibration, newUid } from '@coaching/contracts';
import { calibrated, SCRIPT, SECRET } from '../testing/a-calibration';
import { aRubric, scores } from '../testing/builders';
import { type RubricsForTest, startRubricsForTest } from '../testing/rubrics-for-test';

// Real servers on a machine that is busy with other things.
jest.setTimeout(60_000);

let rubrics: RubricsForTest;
beforeAll(async () => {
  rubrics = await startRubricsForTest();
});
afterAll(() => rubrics.close());

const aCalibration = (more: object = {}) => calibrated(rubrics, more);

const own = ({ rubric, items }: Calibration) => items && scores(rubric, items);

it('begins with its script, the rubric of today and nobody’s scores', async () => {
  const { coach, here, rubric, people, calibration, draft, uid } = await aCalibration();
  expect(calibration).toMatchObject({
    title: 'Practices',
    script: SCRIPT,
    tool_uid: rubric.uid,
    rubric: { version: 1, name: 'Practices' },
    organization_uid: here,
    user: coach.uid,
    observers: [people.coach, people.secondCoach, people.admin].map(({ uid, username }) => ({
      user_embed: { uid, username },
      finished_at: null,
    })),
    finished_at: null,
    scores: [],
    agreement: null,
    revision: 1,
  });
  expect(own(calibration)).toEqual({});
  expect(await rubrics.calibrate(coach, draft)).toEqual(calibration);
  expect(await rubrics.calibration(coach, uid)).toEqual(calibration);
});

it('makes its script safe', async () => {
  const { calibration } = await aCalibration({ script: '<p>Why?<script>alert(1)</script></p>' });
  expect(calibration.script).toBe('<p>Why?</p>');
});

describe('an observer', () => {
  it('reads nothing of what others score until they are done themselves', async () => {
    const { coach, colleague, admin, finish, uid } = await aCalibration();
    await rubrics.score(colleague, uid, { items: [[{ checked: 0, notes: `<p>${SECRET}</p>` }]] });
    await finish(admin, 2);
    const unseen = await rubrics.calibration(coach, uid);
    expect(unseen).toMatchObject({ scores: [], agreement: null });
    expect(JSON.stringify(unseen)).not.toContain(SECRET);
    expect(unseen.observers.map(({ finished_at }) => finished_at !== null)).toEqual([false, false, true]);
    const begun = await rubrics.score(coach, uid, { items: [[], [{ checked: 1 }]] });
    expect(begun).toMatchObject({ scores: [], agreement: null });
    const done = await finish(coach, 2);
    expect(done.scores.map(({ user }) => user).sort()).toEqual([admin.uid, coach.uid].sort());
    expect(done.agreement).toMatchObject({
      observers: 2,
      exact: { value: 1, n: 1 },
      kappa: null,
      alpha: null,
    });
    expect(await rubrics.calibration(colleague, uid)).toMatchObject({ scores: [], agreement: null });
  });

  it('saves row by row, and what is finished stays, also when it is sent again', async () => {
    const { coach, uid, calibration } = await aCalibration();
    await Promise.all([
      rubrics.score(coach, uid, { items: [[{ checked: 1 }]] }),
      rubrics.score(coach, uid, {
        items: [[{ row_uid: calibration.rubric.categories[1]!.rows[0]!.uid, not_observed: true }]],
      }),
    ]);
    expect(own(await rubrics.calibration(coach, uid))).toEqual({
      Questions: 'Sometimes',
      Demand: 'Not observed',
    });
    const last = { items: [[{ checked: 2 }]], finished: true };
    const done = await rubrics.score(coach, uid, last);
    expect(done.finished_at).not.toBeNull();
    expect(await rubrics.score(coach, uid, last)).toEqual(done);
    const more = rubrics.score(coach, uid, { items: [[{ checked: 1 }]] });
    await expect(more).rejects.toMatchObject({ status: 400 });
    expect(await rubrics.calibration(coach, uid)).toEqual(done);
  });

  it.each([
    ['a column that is not there', { items: [[{ checked: 3 }]] }],
    ['a row that is not there', { items: [[{ row_uid: 'nowhere', checked: 0 }]] }],
    ['an end without a score, to look at the others’', { finished: true }],
    ['an end with nothing but notes', { items: [[{ notes: '<p>Yes</p>' }]], finished: true }],
  ])('is refused %s', async (_, body) => {
    const { coach, uid, finish, colleague } = await aCalibration();
    await finish(colleague, 1);
    await expect(rubrics.score(coach, uid, body)).rejects.toMatchObject({ status: 400 });
    expect(await rubrics.calibration(coach, uid)).toMatchObject({ scores: [], finished_at: null });
  });

  it('has their notes made safe', async () => {
    const { coach, uid } = await aCalibration();
    const notes = '<p>Yes<script>alert(1)</script></p>';
    expect(own(await rubrics.score(coach, uid, { items: [[{ notes }]] }))).toEqual({
      Questions: ' <p>Yes</p>',
    });
  });
});

it('three observers who are done at once have an agreement of three', async () => {
  const { coach, colleague, admin, finish, uid } = await aCalibration();
  await Promise.all([finish(coach, 0), finish(colleague, 0), finish(admin, 1)]);
  const seen = await rubrics.calibration(admin, uid);
  expect(seen.agreement).toMatchObject({
    observers: 3,
    exact: { n: 3, value: 1 / 3 },
    adjacent: { value: 1 },
  });
  expect(seen.agreement!.alpha).toMatchObject({ n: 1 });
  const stored = await rubrics.service.context.db.collection('calibrations').findOne({ uid });
  expect(stored!.agreement).toEqual(seen.agreement);
});

describe('who made it and does not observe', () => {
  const withoutMaker = async () => {
    const { people, ...made } = await aCalibration();
    await made.change({ observers: [people.secondCoach.uid, people.admin.uid] });
    return { ...made, people };
  };

  it('reads what is done, and neither scores nor joins after that', async () => {
    const { coach, colleague, finish, observers, change, uid } = await withoutMaker();
    await finish(colleague, 1);
    const seen = await rubrics.calibration(coach, uid);
    expect(seen).toMatchObject({ items: null, agreement: null, scores: [{ user: colleague.uid }] });
    await expect(finish(coach, 1)).rejects.toMatchObject({ status: 403 });
    await expect(change({ observers })).rejects.toMatchObject({ status: 400 });
  });

  it('may join while nobody is done', async () => {
    const { colleague, observers, change, uid } = await withoutMaker();
    await rubrics.score(colleague, uid, { items: [[{ checked: 1 }]] });
    expect((await change({ observers })).observers).toHaveLength(3);
  });
});

describe('once somebody has scored', () => {
  async function begun() {
    const made = await aCalibration();
    await rubrics.score(made.colleague, made.uid, { items: [[{ checked: 1 }]] });
    return made;
  }

  it('script and rubric stay, also when the save was based on what was there before; the title may change', async () => {
    const { change, calibration, admin } = await begun();
    const other = await rubrics.build(admin, aRubric());
    const { revision } = calibration;
    for (const changed of [{ script: '<p>Other</p>' }, { revision, script: '' }, { tool_uid: other.uid }])
      await expect(change(changed)).rejects.toMatchObject({ status: 400 });
    expect(await change({ revision, title: 'Autumn', script: SCRIPT })).toMatchObject({ title: 'Autumn' });
  });

  it('it is scored by the rubric of that day', async () => {
    const { admin, coach, colleague, rubric, uid, calibration } = await begun();
    const columns = [...rubric.columns].reverse();
    const renamed = rubric.categories.map((category) => ({ ...category, name: `${category.name} now` }));
    await rubrics.build(admin, { uid: rubric.uid, columns, categories: renamed });
    const seen = await rubrics.calibration(colleague, uid);
    expect(seen.rubric).toEqual(calibration.rubric);
    expect(own(seen)).toEqual({ Questions: 'Sometimes' });
    expect(own(await rubrics.score(coach, uid, { items: [[{ checked: 2 }]] }))).toEqual({
      Questions: 'Always',
    });
  });

  it('who has begun stays an observer, and others may go and come', async () => {
    const { change, people } = await begun();
    const [coach, colleague, admin] = [people.coach, people.secondCoach, people.admin].map(({ uid }) => uid);
    await expect(change({ observers: [coach!, admin!] })).rejects.toMatchObject({ status: 400 });
    const fewer = await change({ observers: [colleague!, people.programAdmin.uid] });
    expect(fewer.observers.map(({ user_embed }) => user_embed.uid)).toEqual([
      colleague,
      people.programAdmin.uid,
    ]);
  });
});

it('before that, the first observer’s choice is read in the order of columns that they saw', async () => {
  const { admin, coach, rubric, uid, calibration } = await aCalibration();
  await rubrics.build(admin, { uid: rubric.uid, columns: [...rubric.columns].reverse() });
  const body = { rubric_revision: calibration.rubric.revision, items: [[{ checked: 0 }]] };
  expect(own(await rubrics.score(coach, uid, body))).toEqual({ Questions: 'Not yet' });
  expect(await rubrics.rubric(admin, rubric.uid)).toMatchObject({ version: 1 });
});

it('a save that is based on an older revision is answered with what is there', async () => {
  const { change, calibration, uid, coach } = await aCalibration();
  const { revision } = calibration;
  await change({ revision, title: 'Autumn' });
  const there = await rubrics.calibration(coach, uid);
  await expect(change({ revision, title: 'Spring' })).rejects.toMatchObject({
    status: 409,
    body: { calibration: there },
  });
});

it('is listed for who made it and for its observers, newest first, found by its title', async () => {
  const { coach, colleague, rubric, uid, finish, change } = await aCalibration({ title: 'Autumn scripts' });
  await finish(colleague, 1);
  const other = await rubrics.calibrate(coach, { uid: newUid(), tool_uid: rubric.uid, title: 'Winter' });
  const list = (who: typeof coach, query: object = {}) => rubrics.call('getCalibrations', { query }, who);
  const uidsOf = ({ calibrations }: Awaited<ReturnType<typeof list>>) => calibrations.map((row) => row.uid);
  expect(uidsOf(await list(coach))).toEqual([other.uid, uid]);
  expect(uidsOf(await list(coach, { query: 'autumn' }))).toEqual([uid]);
  expect(uidsOf(await list(coach, { sortBy: 'title', descending: 'false', rowsPerPage: 1 }))).toEqual([uid]);
  const { calibrations, total } = await list(colleague);
  expect(total).toBe(1);
  expect(calibrations[0]).toMatchObject({ uid, title: 'Autumn scripts', rubric_name: 'Practices' });
  expect(calibrations[0]!.finished_at).not.toBeNull();
  expect(JSON.stringify(calibrations)).not.toMatch(/script"|Talks over/);
  await change({ title: 'Late autumn' });
  expect(uidsOf(await list(coach))).toEqual([uid, other.uid]);
});

it('shows people by the names they have now', async () => {
  const { people, coach, uid } = await aCalibration();
  const named = { ...people.secondCoach, username: 'Maya Ortiz-Lang' };
  await rubrics.receive({ people: [named, { ...people.coach, username: 'Ada Park-Lee' }] }, 2);
  const seen = await rubrics.calibration(coach, uid);
  expect(seen.user_embed.username).toBe('Ada Park-Lee');
  expect(seen.observers.map(({ user_embed }) => user_embed.username)).toEqual([
    'Ada Park-Lee',
    'Maya Ortiz-Lang',
    'Olive Grant',
  ]);
});

it('goes to the recycle bin with what was scored, and comes back with it', async () => {
  const { coach, colleague, admin, finish, uid } = await aCalibration();
  await finish(colleague, 1);
  await finish(admin, 2);
  const before = await rubrics.calibration(admin, uid);
  await rubrics.call('deleteCalibration', { params: { uid } }, coach);
  for (const who of [coach, colleague])
    await expect(rubrics.calibration(who, uid)).rejects.toMatchObject({ status: 404 });
  await expect(finish(coach, 1)).rejects.toMatchObject({ status: 404 });
  expect(await rubrics.call('getCalibrations', {}, coach)).toMatchObject({ total: 0 });
  const restoring = rubrics.call('undeleteCalibration', { params: { uid } }, colleague);
  await expect(restoring).rejects.toMatchObject({ status: 404 });
  const again = () => rubrics.call('undeleteCalibration', { params: { uid } }, coach);
  expect(await again()).toEqual(await again());
  const { updated_at: _, revision, ...after } = await rubrics.calibration(admin, uid);
  expect(before).toMatchObject(after);
  expect(revision).toBe(before.revision + 2);
});
