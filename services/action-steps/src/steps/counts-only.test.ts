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

describe('of a tool from before, which itself is not written on', () => {
  const word = (text: string) => ({ action_step: `<p>${text}</p>` });

  /** Steps from before, and what was done with them while administrators saw counts alone. */
  async function stepsWrittenThere() {
    const around = await service.anObservationInUse({ title: 'Lesson' });
    const { coach, coachee, observation } = around;
    const [old, changed, done] = await service.save(coach, observation, [
      aStep(word('From before')),
      aStep(word('Before it was changed')),
      aStep(word('To be done')),
    ]);
    const { uid, revision } = changed!;
    await service.post(byCountsOnly(coach), { step: { uid, revision, ...word('Between us, changed') } });
    await service.save(byCountsOnly(coach), observation, [aStep(word('Between us, added'))]);
    const completed = '2026-03-03T09:00:00.000Z';
    await service.post(byCountsOnly(coachee), { step: { uid: done!.uid, revision: 1, completed } });
    return { ...around, open: [old!.uid, done!.uid], old: old!.uid, changed: uid };
  }
  const uidsOf = (steps: readonly { uid: string }[]) => steps.map(({ uid }) => uid);

  it('steps that are written there stay closed when administrators read again, and the others open', async () => {
    const { coach, coachee, observation, support, admin, programAdmin, open, old } =
      await stepsWrittenThere();
    for (const actor of [admin, programAdmin]) {
      const found = await service.ofTool(actor, observation);
      expect(uidsOf(found)).toEqual(open);
      const lists = [await service.ofClient(actor, coachee), await service.ofCoach(actor, coach)];
      for (const { steps, total } of lists) expect([uidsOf(steps), total]).toEqual([[old], 1]);
      expect((await service.ofClient(actor, coachee, { query: 'between us' })).total).toBe(0);
    }
    for (const actor of [coach, coachee, support])
      expect(await service.ofTool(actor, observation)).toHaveLength(4);
  });

  it('they stay so when they are changed later, and as their tool goes on', async () => {
    const { coach, observation, admin, open, changed } = await stepsWrittenThere();
    await service.post(coach, { step: { uid: changed, revision: 2, ...word('Still between us') } });
    await service.receive({ interactions: [{ ...observation, title: 'Lesson of today' }] }, 2);
    expect(uidsOf(await service.ofTool(admin, observation))).toEqual(open);
    const [later] = (await service.save(coach, observation, [aStep(word('After'))])).slice(-1);
    expect(uidsOf(await service.ofTool(admin, observation))).toEqual([...open, later!.uid]);
  });
});

it('a tool with nothing but steps written there has none for administrators who read again', async () => {
  const { coach, observation, admin } = await service.anObservationInUse({});
  await service.save(byCountsOnly(coach), observation, [aStep()]);
  expect(await service.ofTool(admin, observation)).toEqual([]);
});
