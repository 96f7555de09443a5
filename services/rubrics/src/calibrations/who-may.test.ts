import { byCountsOnly } from '@coaching/access/testing';
import { newUid } from '@coaching/contracts';
import { calibrated, SECRET } from '../testing/a-calibration';
import { aSchool } from '../testing/builders';
import { type RubricsForTest, startRubricsForTest } from '../testing/rubrics-for-test';

// Real servers on a machine that is busy with other things.
jest.setTimeout(60_000);

let rubrics: RubricsForTest;
beforeAll(async () => {
  rubrics = await startRubricsForTest();
});
afterAll(() => rubrics.close());

const aCalibration = (more: object = {}) => calibrated(rubrics, more);

describe('nobody else', () => {
  it('finds it, scores in it or changes it', async () => {
    const { uid, observers, superuser, support, working, programAdmin, otherProgramAdmin, ...school } =
      await aCalibration();
    const { coachee, billing, contentManager, strangerCoach, strangerAdmin, soloCoach } = school;
    for (const who of [
      ...[superuser, support, working, programAdmin, otherProgramAdmin, coachee, billing, contentManager],
      ...[strangerCoach, strangerAdmin, soloCoach],
    ]) {
      const calls = [
        rubrics.calibration(who, uid),
        rubrics.score(who, uid, { items: [[{ checked: 1 }]] }),
        rubrics.calibrate(who, { uid, title: 'Mine', observers: [...observers, who.uid] }),
        rubrics.call('deleteCalibration', { params: { uid } }, who),
        rubrics.call('undeleteCalibration', { params: { uid } }, who),
      ];
      for (const call of calls) await expect(call).rejects.toMatchObject({ status: 404 });
      const { total } = await rubrics.call('getCalibrations', {}, who);
      expect(total).toBe(0);
    }
    await expect(rubrics.call('getCalibration', { params: { uid } }, null)).rejects.toMatchObject({
      status: 401,
    });
  });

  it('but who made it changes or deletes it, not its observers either', async () => {
    const { uid, colleague, coach } = await aCalibration();
    await expect(rubrics.calibrate(colleague, { uid, title: 'Mine' })).rejects.toMatchObject({ status: 403 });
    const deleting = rubrics.call('deleteCalibration', { params: { uid } }, colleague);
    await expect(deleting).rejects.toMatchObject({ status: 403 });
    expect(await rubrics.calibration(coach, uid)).toMatchObject({ title: 'Practices', revision: 1 });
  });

  it('is who made it and has left, either', async () => {
    const { uid, coach, coachee } = await aCalibration();
    const gone = { ...coach, schools: coachee.schools };
    await expect(rubrics.calibration(gone, uid)).rejects.toMatchObject({ status: 404 });
    await expect(rubrics.calibrate(gone, { uid, title: 'Mine' })).rejects.toMatchObject({ status: 404 });
    expect(await rubrics.call('getCalibrations', {}, gone)).toEqual({ calibrations: [], total: 0 });
  });

  it('observes who no longer coaches there, or was chosen before their roles were known', async () => {
    const { uid, people, change, observers, coachee, otherCoachee, colleague } = await aCalibration();
    const { roles: _, ...unknown } = people.otherCoachee;
    const schools = unknown.schools.map(({ roles: _roles, ...school }) => school);
    await rubrics.receive({ people: [{ ...unknown, schools }] }, 2);
    await change({ observers: [...observers, people.otherCoachee.uid] });
    const gone = { ...colleague, schools: coachee.schools };
    for (const who of [otherCoachee, gone]) {
      await expect(rubrics.calibration(who, uid)).rejects.toMatchObject({ status: 404 });
      expect(await rubrics.call('getCalibrations', {}, who)).toEqual({ calibrations: [], total: 0 });
    }
  });
});

describe('where administrators see counts alone', () => {
  async function twoHaveScored(maker: 'admin' | 'programAdmin' | 'coach') {
    const { uid: _, people, rubric, ...school } = await aCalibration();
    const uid = newUid();
    const observers = [people.secondCoach.uid, people.otherProgramAdmin.uid];
    await rubrics.calibrate(school[maker], { uid, tool_uid: rubric.uid, observers });
    const items = [[{ checked: 1, notes: `<p>${SECRET}</p>` }]];
    for (const who of [school.secondCoach, school.otherProgramAdmin])
      await rubrics.score(who, uid, { items, finished: true });
    return { uid, maker: school[maker], school };
  }

  it.each(['admin', 'programAdmin'] as const)(
    'the %s who made one and does not observe reads how far they agree, and nothing that others scored and noted',
    async (name) => {
      const { uid, maker } = await twoHaveScored(name);
      const read = await rubrics.calibration(maker, uid);
      expect(JSON.stringify(read.scores)).toContain(SECRET);
      const counting = byCountsOnly(maker);
      const counted = await rubrics.calibration(counting, uid);
      expect(counted).toEqual({ ...read, scores: [] });
      expect(counted.agreement).toMatchObject({ observers: 2, exact: { value: 1 } });
      // What saving answers is no way around.
      expect(JSON.stringify(await rubrics.calibrate(counting, { uid, title: 'Mine' }))).not.toContain(SECRET);
    },
  );

  it('a coach who made one, and observers who are done, read what was scored as before', async () => {
    const { uid, maker, school } = await twoHaveScored('coach');
    for (const who of [maker, school.secondCoach, school.otherProgramAdmin])
      expect((await rubrics.calibration(byCountsOnly(who), uid)).scores).toHaveLength(2);
  });
});

describe('a calibration is made', () => {
  it('by who coaches or administers where they work, and by Superusers', async () => {
    const { rubric, coach, programAdmin, admin, working, ...school } = await aSchool(rubrics);
    const make = (who: typeof coach, more: object = {}) =>
      rubrics.calibrate(who, { uid: newUid(), tool_uid: rubric.uid, ...more });
    for (const who of [coach, programAdmin, admin, working])
      expect(await make(who)).toMatchObject({ user: who.uid, items: null });
    const { coachee, billing, superuser, support, contentManager, soloCoach } = school;
    for (const who of [coachee, billing, superuser, support, contentManager, soloCoach])
      await expect(make(who)).rejects.toMatchObject({ status: 403 });
  });

  it.each([
    ['without a rubric', { tool_uid: undefined }],
    ['by a rubric that is not there', { tool_uid: newUid() }],
    ['with an observer that nobody knows', { observers: [newUid()] }],
    ['with too many observers', { observers: Array.from({ length: 31 }, () => newUid()) }],
    ['without a word for a title', { title: ' ' }],
  ])('not %s', async (_, more) => {
    await expect(aCalibration(more)).rejects.toMatchObject({ status: 400 });
  });

  it('with observers who coach or administer there, or in one of its programs, and nobody else of its members', async () => {
    const { change, observers, people } = await aCalibration();
    expect((await change({ observers: [...observers, people.programAdmin.uid] })).observers).toHaveLength(4);
    for (const { uid } of [people.coachee, people.billing])
      await expect(change({ observers: [...observers, uid] })).rejects.toMatchObject({
        status: 400,
        body: {
          errors: [{ path: 'calibration.observers', message: expect.stringMatching(/coach or administer/) }],
        },
      });
  });

  it('not with an observer or a rubric of another organisation', async () => {
    const { change, people } = await aCalibration();
    const other = await aSchool(rubrics);
    const observers = [other.people.coach.uid];
    await expect(change({ observers })).rejects.toMatchObject({ status: 400 });
    await expect(change({ observers: [people.strangerCoach.uid] })).rejects.toMatchObject({ status: 400 });
    await expect(change({ tool_uid: other.rubric.uid })).rejects.toMatchObject({ status: 400 });
  });
});
