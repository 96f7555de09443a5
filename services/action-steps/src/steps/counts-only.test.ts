import { byCountsOnly } from '@coaching/access/testing';
import { type ActionStepsForTest, startActionStepsForTest } from '../testing/action-steps-for-test';
import { aStep } from '../testing/builders';

let service: ActionStepsForTest;
beforeAll(async () => {
  service = await startActionStepsForTest();
});
afterAll(() => service.close());

it('where administrators see counts alone, they find no action step of others and write none', async () => {
  const { coach, coachee, observation, admin, programAdmin } = await service.anObservationInUse({
    title: 'Lesson',
  });
  const [step] = await service.save(coach, observation, [aStep(), aStep({ coachee: false })]);
  for (const actor of [admin, programAdmin]) {
    expect(await service.ofTool(actor, observation)).toHaveLength(2);
    const counting = byCountsOnly(actor);
    await expect(service.ofTool(counting, observation)).rejects.toMatchObject({ status: 404 });
    expect((await service.ofClient(counting, coachee, {})).total).toBe(0);
    expect((await service.ofCoach(counting, coach, {})).total).toBe(0);
    const { uid, revision } = step!;
    await expect(
      service.post(counting, { step: { uid, revision, action_step: 'Mine' } }),
    ).rejects.toMatchObject({ status: 404 });
  }
  expect(await service.ofTool(byCountsOnly(coach), observation)).toHaveLength(2);
  expect(await service.ofTool(byCountsOnly(coachee), observation)).not.toEqual([]);
});

it('steps of what was written there stay closed when administrators read again, also those from before', async () => {
  const { coach, coachee, observation, admin, programAdmin } = await service.anObservationInUse({});
  await service.save(coach, observation, [aStep()]);
  expect(await service.ofTool(admin, observation)).toHaveLength(1);
  await service.receive({ interactions: [{ ...observation, counts_only: true }] }, 2);
  for (const actor of [admin, programAdmin]) {
    await expect(service.ofTool(actor, observation)).rejects.toMatchObject({ status: 404 });
    expect((await service.ofClient(actor, coachee, {})).total).toBe(0);
    expect((await service.ofCoach(actor, coach, {})).total).toBe(0);
  }
  for (const actor of [coach, coachee]) expect(await service.ofTool(actor, observation)).toHaveLength(1);
});
