import { newUid } from '@coaching/contracts';
import { type ActionStepsForTest, startActionStepsForTest } from '../testing/action-steps-for-test';
import { importActionSteps } from './import-action-steps';
import type { ImportedActionStep } from './imported-action-step';

let service: ActionStepsForTest;
beforeAll(async () => {
  service = await startActionStepsForTest();
});
afterAll(() => service.close());

const imported = (tool_uid: string, more: Partial<ImportedActionStep> = {}): ImportedActionStep => ({
  uid: newUid(),
  tool_uid,
  action_step: '<p>Wait <b>longer</b>.</p>',
  coachee: true,
  completed: null,
  due_date: null,
  created_at: '2026-03-02T09:00:00.000Z',
  ...more,
});

it('brings steps in below their tools, in their order, and publishes each', async () => {
  const { coach, observation, here } = await service.anObservationInUse();
  const rows = [
    imported(observation.uid, { completed: '2026-03-04T09:00:00.000Z' }),
    imported(observation.uid, { coachee: false, due_date: '2026-04-01' }),
  ];
  await importActionSteps(service.service.context, rows);
  expect(await service.ofTool(coach, observation)).toMatchObject([
    { uid: rows[0]!.uid, action_step: '<p>Wait <strong>longer</strong>.</p>', organization_uid: here },
    { uid: rows[1]!.uid, coachee: false, due_date: '2026-04-01', completed: null, revision: 1 },
  ]);
  expect(await service.typesPublishedOf(rows[0]!.uid)).toEqual([
    'action_step.updated',
    'action_step.completed',
  ]);
});

it('leaves those that are there already as they are', async () => {
  const { coach, observation } = await service.anObservationInUse();
  const row = imported(observation.uid);
  await importActionSteps(service.service.context, [row]);
  await importActionSteps(service.service.context, [{ ...row, action_step: 'Other' }]);
  expect(await service.ofTool(coach, observation)).toMatchObject([{ revision: 1 }]);
});

it('waits for a tool whose event is on its way', async () => {
  const { coach, observation } = await service.anObservationInUse();
  const later = { ...observation, uid: newUid() };
  const importing = importActionSteps(service.service.context, [imported(later.uid)]);
  await service.receive({ interactions: [later] });
  await importing;
  expect(await service.ofTool(coach, later)).toHaveLength(1);
});
