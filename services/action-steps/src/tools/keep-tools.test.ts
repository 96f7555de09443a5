import { newUid } from '@coaching/contracts';
import { presentEmbed } from '@coaching/service-kit';
import { anInteraction, aPerson, asActor } from '@coaching/service-kit/testing';
import { type ActionStepsForTest, startActionStepsForTest } from '../testing/action-steps-for-test';
import { aStep } from '../testing/builders';

// Real servers on a machine that is busy with other things.
jest.setTimeout(30_000);

let service: ActionStepsForTest;
beforeAll(async () => {
  service = await startActionStepsForTest();
});
afterAll(() => service.close());

/** An observation with one step. */
async function aStepInUse() {
  const around = await service.anObservationInUse();
  const [step] = await service.save(around.coach, around.observation, [aStep()]);
  return { ...around, step: step! };
}

const messageOf = (failing: Promise<unknown>) => failing.catch(({ body }) => body.message);

it('refuses steps of a tool it has not heard of yet, and says to try again', async () => {
  const maya = aPerson('Maya');
  const observation = anInteraction(maya, [aPerson('Daniel')]);
  const saving = service.save(asActor(maya), observation, [aStep()]);
  await expect(saving).rejects.toMatchObject({ status: 404 });
  expect(await messageOf(service.ofTool(asActor(maya), observation))).toMatch(/try again in a moment/);
  await service.updated(observation);
  expect(await service.save(asActor(maya), observation, [aStep()])).toHaveLength(1);
});

it('calls steps by the title that their tool has now, and the revision stays', async () => {
  const { coach, observation, step } = await aStepInUse();
  const timestamp = '2026-03-09T10:00:00.000Z';
  await service.updated({ ...observation, title: 'Decimals', timestamp }, 2);
  const renamed = { ...step, tool_embed: { ...step.tool_embed, title: 'Decimals', timestamp } };
  expect(await service.ofTool(coach, observation)).toEqual([renamed]);
  expect((await service.ofCoach(coach, coach, { query: 'decimals' })).steps).toEqual([renamed]);
  expect(await service.save(coach, observation, [{ ...step, action_step: 'More' }])).toMatchObject([
    { action_step: 'More', revision: 2 },
  ]);
  expect(await service.toldOf(step.uid)).toEqual(['action_step.updated']);
});

it('takes steps along to another coachee and out of the program, and tells', async () => {
  const { coach, coachee, otherCoachee, observation, step, programAdmin } = await aStepInUse();
  await service.updated({ ...observation, clients: [presentEmbed(otherCoachee)], program_uid: null }, 2);
  const moved = { ...step, client_embed: presentEmbed(otherCoachee), program_uid: null };
  expect((await service.ofClient(asActor(otherCoachee), otherCoachee)).steps).toEqual([moved]);
  expect((await service.ofClient(coachee, coachee)).total).toBe(0);
  for (const former of [coachee, programAdmin]) {
    await expect(service.ofTool(former, observation)).rejects.toMatchObject({ status: 404 });
  }
  expect((await service.ofCoach(coach, coach)).steps).toEqual([moved]);
  expect(await service.toldOf(step.uid)).toEqual(['action_step.updated', 'action_step.updated']);
});

it('hides the steps of a tool that is deleted, and brings them back with it', async () => {
  const { coach, coachee, observation, step } = await aStepInUse();
  const [, removed] = await service.save(coach, observation, [aStep()]);
  await service.save(coach, observation, [], { deleted: [removed!.uid] });
  await service.deleted(observation, 2);
  await expect(service.ofTool(coach, observation)).rejects.toMatchObject({ status: 404 });
  await expect(service.post(coach, { step: { ...step, action_step: 'More' } })).rejects.toMatchObject({
    status: 404,
  });
  expect(await service.ofCoach(coach, coach)).toEqual({ steps: [], total: 0 });
  expect(await service.ofClient(coachee, coachee)).toEqual({ steps: [], total: 0 });
  await service.updated(observation, 3);
  expect(await service.ofTool(coach, observation)).toEqual([step]);
  expect((await service.ofCoach(coach, coach)).steps).toEqual([step]);
  const told = ['action_step.updated', 'action_step.deleted'];
  expect(await service.toldOf(step.uid)).toEqual([...told, 'action_step.updated']);
  expect(await service.toldOf(removed!.uid)).toEqual(told);
});

it('ignores a word that is older than what it knows', async () => {
  const { coach, observation, step } = await aStepInUse();
  await service.updated({ ...observation, title: 'Newer' }, 5);
  await service.updated({ ...observation, title: 'Older' }, 4);
  await service.deleted(observation, 3);
  expect(await service.ofTool(coach, observation)).toMatchObject([
    { uid: step.uid, tool_embed: { title: 'Newer' } },
  ]);
  await service.deleted(observation, 6);
  await service.updated(observation, 5);
  await expect(service.ofTool(coach, observation)).rejects.toMatchObject({ status: 404 });
});

it('remembers a deletion that was all it heard', async () => {
  const maya = aPerson('Maya');
  const observation = anInteraction(maya, [aPerson('Daniel')], { uid: newUid() });
  await service.deleted(observation, 7);
  await service.updated(observation, 6);
  await expect(service.save(asActor(maya), observation, [aStep()])).rejects.toMatchObject({ status: 404 });
});

it('learns of a tool from its finish, too', async () => {
  const maya = aPerson('Maya');
  const observation = anInteraction(maya, [aPerson('Daniel')]);
  const data = { interaction: observation };
  await service.hear({ type: 'observation.finished', entity_uid: observation.uid, revision: 1, data });
  expect(await service.save(asActor(maya), observation, [aStep()])).toHaveLength(1);
});
