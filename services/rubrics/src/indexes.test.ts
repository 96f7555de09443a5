import { newUid } from '@coaching/contracts';
import { explained } from '@coaching/service-kit/testing';
import type { Query } from 'mongoose';
import { calibrationsIn } from './calibrations/calibrations-repository';
import { readableCalibrations } from './calibrations/get-calibrations';
import { scoresIn } from './calibrations/scores-repository';
import { growthIn } from './growth/growth-repository';
import { instancesIn } from './instances/instances-repository';
import { rubricsIn } from './rubrics/rubrics-repository';
import { aSchool, type School, use } from './testing/builders';
import { type RubricsForTest, startRubricsForTest } from './testing/rubrics-for-test';

let rubrics: RubricsForTest;
let school: School;
beforeAll(async () => {
  rubrics = await startRubricsForTest();
  school = await aSchool(rubrics);
  const other = await aSchool(rubrics);
  for (const around of [school, other])
    for (const end_timestamp of [null, null, '2026-03-02T09:40:00.000Z'])
      await use(rubrics, around, {
        end_timestamp,
        ...(end_timestamp && {
          timestamp: '2026-03-02T09:00:00.000Z',
          program_embed: { program_name: 'Literacy', organization_uid: around.here },
        }),
      });
});
afterAll(() => rubrics.close());

const stores = () => {
  const { context } = rubrics.service;
  return instancesIn(context.connection, rubricsIn(context));
};

const months = () => ({
  tool_uid: school.rubric.uid,
  from: new Date('2026-02-01T00:00:00.000Z'),
  before: new Date('2026-04-01T00:00:00.000Z'),
  withCountsOnly: false,
});

it.each([
  [
    'what is not finished of a rubric',
    2,
    () => stores().model.find({ tool_uid: school.rubric.uid, finished: false }),
  ],
  ['what is of a version', 3, () => stores().model.find({ tool_uid: school.rubric.uid, version: 1 })],
  [
    'what a coachee was scored by a rubric',
    1,
    () => growthIn(stores().model).ofPerson(school.rubric.uid, school.people.coachee.uid),
  ],
  [
    'what was finished by a rubric in an organisation in some months',
    1,
    () => growthIn(stores().model).inPlace({ ...months(), place: { organization_uid: school.here } }),
  ],
  [
    'what was finished by a rubric in a program in some months',
    1,
    () => growthIn(stores().model).inPlace({ ...months(), place: { program_uid: school.programs.literacy } }),
  ],
  ['what a coach holds', 3, () => stores().model.find({ user: school.coach.uid })],
  ['what a coachee takes part in', 3, () => stores().model.find({ clients: school.people.coachee.uid })],
] as const)('%s is found by an index, and nothing else is read', async (_, count, query) => {
  const { executionStats } = await explained(query() as unknown as Query<unknown, unknown>);
  expect(executionStats).toMatchObject({ nReturned: count, totalDocsExamined: count });
});

it('the calibrations somebody made or observes in are found by an index, and what was scored in one', async () => {
  const { connection } = rubrics.service.context;
  const { coach, secondCoach, people, rubric } = school;
  const observers = [people.secondCoach.uid];
  for (const draft of [{ observers }, { observers }, {}])
    await rubrics.calibrate(coach, { uid: newUid(), tool_uid: rubric.uid, ...draft });
  const [calibrations, scores] = [calibrationsIn(connection), scoresIn(connection)];
  for (const [actor, count] of [
    [coach, 3],
    [secondCoach, 2],
  ] as const) {
    const query = calibrations.model.find(readableCalibrations(actor));
    const { executionStats } = await explained(query as unknown as Query<unknown, unknown>);
    expect(executionStats).toMatchObject({ nReturned: count, totalDocsExamined: count });
  }
  const [first] = await calibrations.model.find({ 'observers.uid': secondCoach.uid }).lean();
  await rubrics.score(secondCoach, first!.uid, { items: [[{ checked: 1 }]] });
  const query = scores.model.find({ calibration_uid: first!.uid });
  const { executionStats } = await explained(query as unknown as Query<unknown, unknown>);
  expect(executionStats).toMatchObject({ nReturned: 1, totalDocsExamined: 1 });
});

it('finds and counts them by these', async () => {
  const { uid } = school.rubric;
  expect(await stores().unfinishedOf(uid)).toHaveLength(2);
  expect([await stores().countOf(uid, 1), await stores().countOf(uid, 2)]).toEqual([3, 0]);
});
