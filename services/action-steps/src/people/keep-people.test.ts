import { anInteraction, asActor } from '@coaching/service-kit/testing';
import { type ActionStepsForTest, startActionStepsForTest } from '../testing/action-steps-for-test';
import { aStep } from '../testing/builders';

// Real servers on a machine that is busy with other things.
jest.setTimeout(30_000);

let service: ActionStepsForTest;
beforeAll(async () => {
  service = await startActionStepsForTest();
});
afterAll(() => service.close());

/** What a list says of its people. */
async function namesIn(around: Awaited<ReturnType<ActionStepsForTest['anObservationInUse']>>) {
  const { steps } = await service.ofCoach(around.coach, around.coach);
  return steps.map(({ user_embed, client_embed }) =>
    [user_embed, client_embed].flat().map((p) => p.username),
  );
}

it('calls people on their steps as they are called now, to sort and to search by, too', async () => {
  const around = await service.anObservationInUse();
  const { coach, coachPerson, coacheePerson, observation } = around;
  const [step] = await service.save(coach, observation, [aStep()]);
  await service.withPeople({ ...coacheePerson, username: 'Zora', revision: 2 });
  await service.withPeople({ ...coachPerson, username: 'May', picture: '/files/may.png', revision: 2 });
  expect(await namesIn(around)).toEqual([['May', 'Zora']]);
  expect((await service.ofCoach(coach, coach, { query: 'zora may' })).total).toBe(1);
  expect((await service.ofCoach(coach, coach, { query: 'daniel' })).total).toBe(0);
  expect(await service.ofTool(coach, observation)).toMatchObject([
    { uid: step!.uid, revision: 1, user_embed: { picture: '/files/may.png' } },
  ]);
  expect(await service.toldOf(step!.uid)).toEqual(['action_step.updated']);

  const called = ['May', 'Zora'];
  // Steps added from now on have the new name, also after a tool was told with the old one.
  await service.save(coach, observation, [aStep()]);
  expect(await namesIn(around)).toEqual([called, called]);
  await service.updated(observation, 2);
  await service.save(coach, observation, [aStep()]);
  expect(await namesIn(around)).toEqual([called, called, called]);
});

it('ignores an older word of a person', async () => {
  const around = await service.anObservationInUse();
  await service.save(around.coach, around.observation, [aStep()]);
  await service.withPeople({ ...around.coacheePerson, username: 'Newer', revision: 3 });
  await service.withPeople({ ...around.coacheePerson, username: 'Older', revision: 2 });
  expect(await namesIn(around)).toEqual([['Maya', 'Newer']]);
});

it('keeps the steps of someone who was deleted, under their name', async () => {
  const around = await service.anObservationInUse();
  const { coacheePerson, admin, colleague, coachee } = around;
  await service.save(around.coach, around.observation, [aStep()]);
  const { uid } = coacheePerson;
  await service.hear({ type: 'user.deleted', entity_uid: uid, revision: 2, data: { uid } });
  await service.withPeople({ ...coacheePerson, username: 'Back' });
  expect(await namesIn(around)).toEqual([['Maya', 'Daniel']]);
  expect((await service.ofClient(admin, coachee)).total).toBe(1);
  await expect(service.ofClient(colleague, coachee)).rejects.toMatchObject({ status: 404 });
});

it('knows people before any tool of theirs, and tools before their people', async () => {
  const { coachPerson, otherCoachee, coach } = await service.anObservationInUse();
  const observation = anInteraction(coachPerson, [{ ...otherCoachee, username: 'Long ago' }]);
  await service.updated(observation);
  const [step] = await service.save(coach, observation, [aStep()]);
  expect(step!.client_embed).toMatchObject({ username: 'Amara' });
  expect((await service.ofClient(asActor(otherCoachee), otherCoachee)).total).toBe(1);
});
