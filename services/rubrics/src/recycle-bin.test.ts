import type { Actor } from '@coaching/contracts';
import { binForTest, promisesOfTheRecycleBin } from '@coaching/service-kit/testing';
import { calibrated } from './testing/a-calibration';
import { aRubric, aSchool, everybody, type Person, type School } from './testing/builders';
import { aTool, type RubricsForTest, startRubricsForTest } from './testing/rubrics-for-test';

let rubrics: RubricsForTest;
beforeAll(async () => {
  rubrics = await startRubricsForTest();
});
afterAll(() => rubrics.close());

/** Everybody of a school. */
const peopleOf = (school: Pick<School, Person>) =>
  Object.fromEntries(everybody.map((who): [string, Actor] => [who, school[who]]));
const bin = () => binForTest('rubrics', rubrics);

const owners: [string, (school: School) => object, place: string, finders: string[]][] = [
  ['the platform', () => ({ config_entity: 'System', config_uid: 'system' }), 'Platform', ['superuser']],
  ['an organisation', ({ owner }) => owner, 'Organization', ['admin', 'superuser']],
  [
    'a standalone coach',
    ({ soloCoach }) => ({ config_entity: 'User', config_uid: soloCoach.uid }),
    'Your own',
    ['soloCoach', 'superuser'],
  ],
];

it.each(owners)('a rubric of %s is found by who may change it', async (_, of, place, finders) => {
  const school = await aSchool(rubrics);
  const tool = aTool(of(school));
  await rubrics.withTool(tool);
  const { uid } = await rubrics.build(school.superuser, aRubric({ uid: tool.uid, name: 'Discussion' }));
  await rubrics.call('deleteRubric', { params: { uid } }, school.superuser);
  expect(await bin().finders(peopleOf(school), { kind: 'rubric', uid })).toEqual(finders);
  expect(await bin().found(school.superuser, uid)).toMatchObject([{ title: 'Discussion', place }]);
  await bin().restore(school.superuser, 'rubric', uid);
  expect(await rubrics.call('getRubric', { params: { uid } }, school.superuser)).toMatchObject({
    rubric: { name: 'Discussion' },
  });
});

it('a calibration is found by who made it alone', async () => {
  const school = await calibrated(rubrics);
  const { uid, coach, colleague, admin } = school;
  await rubrics.call('deleteCalibration', { params: { uid } }, coach);
  expect(
    await bin().finders({ ...peopleOf(school), colleague, admin }, { kind: 'calibration', uid }),
  ).toEqual(['coach']);
  expect(await bin().found(coach, uid)).toMatchObject([{ path: `/calibrations/${uid}` }]);
  await bin().restore(coach, 'calibration', uid);
  expect(await rubrics.call('getCalibration', { params: { uid } }, coach)).toMatchObject({
    calibration: { uid },
  });
});

describe('a rubric of an organisation', () => {
  promisesOfTheRecycleBin(
    {
      kind: 'rubric',
      facts: null,
      may: ['superuser'],
      mayNot: ['coach', 'coachee', 'support', 'programAdmin', 'strangerAdmin'],
    },
    async () => {
      const running = await startRubricsForTest();
      return {
        async anEntity() {
          const school = await aSchool(running);
          return { entity: school.rubric, people: { ...school, owner: school.admin } };
        },
        get: running.rubric,
        remove: (actor, uid) => running.call('deleteRubric', { params: { uid } }, actor),
        restore: async (actor, uid) =>
          (await running.call('undeleteRubric', { params: { uid } }, actor)).rubric,
        published: running.published,
        bin: binForTest('rubrics', running),
        close: running.close,
      };
    },
  );
});

describe('a calibration', () => {
  promisesOfTheRecycleBin(
    {
      kind: 'calibration',
      facts: null,
      may: [],
      mayNot: ['colleague', 'admin', 'superuser', 'support', 'coachee', 'strangerAdmin'],
    },
    async () => {
      const running = await startRubricsForTest();
      return {
        async anEntity() {
          const school = await calibrated(running);
          return { entity: school.calibration, people: { ...school, owner: school.coach } };
        },
        get: running.calibration,
        remove: (actor, uid) => running.call('deleteCalibration', { params: { uid } }, actor),
        restore: async (actor, uid) =>
          (await running.call('undeleteCalibration', { params: { uid } }, actor)).calibration,
        published: running.published,
        bin: binForTest('rubrics', running),
        close: running.close,
      };
    },
  );
});
