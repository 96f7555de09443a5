import { newUid } from '@coaching/contracts';
import { explained } from '@coaching/service-kit/testing';
import { importActionSteps } from './import/import-action-steps';
import { readableOf } from './lists/readable-steps';
import { sortFields } from './lists/sort-fields';
import { stepsIn } from './steps/steps-repository';
import { type ActionStepsForTest, startActionStepsForTest } from './testing/action-steps-for-test';

/** Steps of each observation; every other one is open. */
const COUNT = 20;

let service: ActionStepsForTest;
let around: Awaited<ReturnType<ActionStepsForTest['anObservationInUse']>>;
beforeAll(async () => {
  service = await startActionStepsForTest();
  around = await service.anObservationInUse();
  const elsewhere = await service.anObservationInUse();
  for (const { observation } of [around, elsewhere]) {
    const rows = Array.from({ length: COUNT }, (_, index) => ({
      uid: newUid(),
      tool_uid: observation.uid,
      action_step: `<p>Step ${index}</p>`,
      coachee: true,
      completed: index % 2 === 0 ? null : '2026-03-04T09:00:00.000Z',
      due_date: null,
      created_at: '2026-03-02T09:00:00.000Z',
    }));
    await importActionSteps(service.service.context, rows);
  }
});
afterAll(() => service.close());

const { added, ...columns } = sortFields;

const queryOf = (who: 'coach' | 'coachee', whose: 'user' | 'clients') => {
  const { [who]: actor } = around;
  const open = { state: 'open' as const };
  return stepsIn(service.service.context.connection).model.find({
    $and: [{ $and: [open, readableOf(actor, whose, actor.uid)] }, {}],
  });
};
const onlyTheirs = { nReturned: COUNT / 2, totalDocsExamined: COUNT / 2 };

it.each(Object.values(columns))(
  'a coach’s list sorted by %s is read from one index in its order, and nothing else',
  async (column) => {
    const page = queryOf('coach', 'user').sort({ [column]: 1, uid: 1 });
    const { executionStats, queryPlanner } = await explained(page);
    expect(executionStats).toMatchObject(onlyTheirs);
    expect(JSON.stringify(queryPlanner.winningPlan)).not.toContain('"SORT"');
  },
);

it('a coachee’s list is read from one index, and nothing else', async () => {
  const { executionStats } = await explained(queryOf('coachee', 'clients'));
  expect(executionStats).toMatchObject(onlyTheirs);
});

it('a tool’s steps come from one index in their order', async () => {
  const { model } = stepsIn(service.service.context.connection);
  const steps = model.find({ tool_uid: around.observation.uid }).sort({ [added]: 1, uid: 1 });
  const { executionStats, queryPlanner } = await explained(steps);
  expect(executionStats).toMatchObject({ nReturned: COUNT, totalDocsExamined: COUNT });
  expect(JSON.stringify(queryPlanner.winningPlan)).not.toContain('"SORT"');
});
