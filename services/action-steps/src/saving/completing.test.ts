import { type ActionStepsForTest, startActionStepsForTest } from '../testing/action-steps-for-test';
import { aStep } from '../testing/builders';

let service: ActionStepsForTest;
beforeAll(async () => {
  service = await startActionStepsForTest();
});
afterAll(() => service.close());

const done = '2026-03-03T09:00:00.000Z';

/** A coach with one step, open or completed. */
async function aStepInUse(completed: string | null = null) {
  const around = await service.anObservationInUse();
  const [step] = await service.save(around.coach, around.observation, [aStep({ completed })]);
  const change = async (fields: object) =>
    (await service.post(around.coach, { step: { ...step!, ...fields } }))[0]!;
  return { ...around, step: step!, change };
}

it('takes a step from the open ones to the completed ones, and back', async () => {
  const { coach, step, change } = await aStepInUse();
  const lists = async () => {
    const open = await service.ofCoach(coach, coach);
    const completed = await service.ofCoach(coach, coach, { completed: 'true' });
    return [open.steps, completed.steps];
  };
  expect(await lists()).toEqual([[step], []]);
  const completed = await change({ completed: done });
  expect(await lists()).toEqual([[], [completed]]);
  const reopened = await change({ revision: 2, completed: null });
  expect(reopened).toEqual({ ...step, revision: 3 });
  expect(await lists()).toEqual([[reopened], []]);
});

it('leaves the text as it is until the step is reopened', async () => {
  const { coach, observation, step, change } = await aStepInUse(done);
  await expect(change({ action_step: 'Other' })).rejects.toMatchObject({
    status: 400,
    body: { errors: [{ path: 'step.action_step' }] },
  });
  expect(await service.ofTool(coach, observation)).toEqual([step]);
  const reopened = await change({ action_step: 'Other', completed: null });
  expect(reopened).toMatchObject({ action_step: 'Other', completed: null, revision: 2 });
});

it('may come with the last words of the text', async () => {
  const { change } = await aStepInUse();
  expect(await change({ action_step: 'Last words', completed: done })).toMatchObject({
    action_step: 'Last words',
    completed: done,
  });
});

it('is a toggle: what is done already keeps its date', async () => {
  const { step, change } = await aStepInUse(done);
  expect(await change({ completed: '2026-03-04T09:00:00.000Z' })).toEqual(step);
});

it('does not reach into the future', async () => {
  const { change } = await aStepInUse();
  const before = Date.now();
  const { completed } = await change({ completed: '2099-01-01T00:00:00.000Z' });
  expect(Date.parse(completed!)).toBeGreaterThanOrEqual(before);
  expect(Date.parse(completed!)).toBeLessThanOrEqual(Date.now());
});

it('is not published again when a completed step changes otherwise', async () => {
  const { step, change } = await aStepInUse(done);
  await change({ due_date: '2026-05-01' });
  expect(await service.typesPublishedOf(step.uid)).toEqual([
    'action_step.updated',
    'action_step.completed',
    'action_step.updated',
  ]);
});

it('is published along with the change, each time it happens', async () => {
  const { step, change } = await aStepInUse();
  await change({ completed: done });
  await change({ revision: 2, completed: null });
  await change({ revision: 3, completed: done });
  expect(await service.typesPublishedOf(step.uid)).toEqual([
    'action_step.updated',
    'action_step.updated',
    'action_step.completed',
    'action_step.updated',
    'action_step.updated',
    'action_step.completed',
  ]);
});
