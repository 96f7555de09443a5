import { type CallInput, MAX_ACTION_STEPS, newUid } from '@coaching/contracts';
import { type ActionStepsForTest, startActionStepsForTest } from '../testing/action-steps-for-test';
import { aStep } from '../testing/builders';

let service: ActionStepsForTest;
beforeAll(async () => {
  service = await startActionStepsForTest();
});
afterAll(() => service.close());

const twin = aStep();

it.each<[string, object, string]>([
  ['a step with an empty identifier', { steps: [{ uid: '', action_step: 'x' }] }, 'steps.0.uid'],
  ['text that is no text', { steps: [{ ...aStep(), action_step: 1 }] }, 'steps.0.action_step'],
  ['text that is too long', { steps: [aStep({ action_step: 'x'.repeat(100_001) })] }, 'steps.0.action_step'],
  ['text too long once safe', { steps: [aStep({ action_step: '&'.repeat(30_000) })] }, 'steps.0.action_step'],
  ['a day that does not exist', { steps: [aStep({ due_date: '2026-02-30' })] }, 'steps.0.due_date'],
  ['a moment as a day', { steps: [aStep({ due_date: '2026-02-03T00:00:00Z' })] }, 'steps.0.due_date'],
  ['a completion that is no moment', { steps: [aStep({ completed: 'now' })] }, 'steps.0.completed'],
  ['somebody else to do it', { steps: [{ ...aStep(), coachee: 'both' }] }, 'steps.0.coachee'],
  ['a tool of no kind', { tool_type: 'Observation' }, 'tool_type'],
  ['a tool without a name', { tool_uid: undefined }, 'tool_uid'],
  ['a coachee without an identifier', { client_embed: { username: 'Daniel' } }, 'client_embed'],
  ['fields it does not know', { coach: 'me' }, ''],
  ['two steps that are one', { steps: [twin, twin] }, 'steps.1.uid'],
  ['two steps that are one, in both forms', { steps: [twin], step: twin }, 'step.uid'],
  [
    'more steps than there can be',
    { steps: Array.from({ length: MAX_ACTION_STEPS + 1 }, () => aStep()) },
    'steps',
  ],
])('refuses %s', async (_, broken, path) => {
  const { coach, observation } = await service.anObservationInUse();
  const body = { tool_type: observation.entity_type, tool_uid: observation.uid, ...broken };
  const saving = service.post(coach, body as NonNullable<CallInput<'saveActionSteps'>['body']>);
  await expect(saving).rejects.toMatchObject({ status: 400, body: { errors: [{ path }] } });
  expect(await service.ofTool(coach, observation)).toEqual([]);
});

it('ignores what nobody may say of a step', async () => {
  const { coach, observation } = await service.anObservationInUse();
  const step = { ...aStep(), user_embed: { uid: newUid() }, organization_uid: newUid(), position: -1 };
  const [saved] = await service.save(coach, observation, [step]);
  expect(saved).toMatchObject({ user_embed: { uid: coach.uid }, revision: 1 });
  expect(saved!.organization_uid).toBe(observation.organization_uid);
});

it('takes no more steps than a tool can hold, and makes room when some are removed', async () => {
  const { coach, observation } = await service.anObservationInUse();
  const full = Array.from({ length: MAX_ACTION_STEPS }, () => aStep());
  await service.save(coach, observation, full);
  await expect(service.save(coach, observation, [aStep()])).rejects.toMatchObject({ status: 400 });
  const saved = await service.save(coach, observation, [aStep()], { deleted: [full[0]!.uid] });
  expect(saved).toHaveLength(MAX_ACTION_STEPS);
});

it('takes no more steps than a tool can hold, also of several saves at once', async () => {
  const { coach, observation } = await service.anObservationInUse();
  const almost = Array.from({ length: MAX_ACTION_STEPS - 1 }, () => aStep());
  await service.save(coach, observation, almost);
  const outcomes = await Promise.allSettled(
    [aStep(), aStep(), aStep(), aStep()].map((step) => service.save(coach, observation, [step])),
  );
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await service.ofTool(coach, observation)).toHaveLength(MAX_ACTION_STEPS);
});

it('refuses a step whose identifier is taken by another tool, and leaves that one alone', async () => {
  const [here, there] = [await service.anObservationInUse(), await service.anObservationInUse()];
  const [taken] = await service.save(there.coach, there.observation, [aStep()]);
  const step = { uid: taken!.uid, action_step: 'Mine' };
  await expect(service.save(here.coach, here.observation, [step])).rejects.toMatchObject({ status: 409 });
  expect(await service.ofTool(there.coach, there.observation)).toEqual([taken]);
});
