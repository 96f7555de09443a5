import { asActor } from '@coaching/access/testing';
import { anInteraction } from '@coaching/service-kit/testing';
import { type ActionStepsForTest, startActionStepsForTest } from '../testing/action-steps-for-test';
import { aStep } from '../testing/builders';

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
  await service.receive({ people: [{ ...coacheePerson, username: 'Zora', revision: 2 }] });
  await service.receive({
    people: [
      {
        ...coachPerson,
        username: 'May',
        picture: '/api/files/u5XG1yqkJ7c0vQwZ3n9dTg.png',
        revision: 2,
      },
    ],
  });
  expect(await namesIn(around)).toEqual([['May', 'Zora']]);
  expect((await service.ofCoach(coach, coach, { query: 'zora may' })).total).toBe(1);
  expect((await service.ofCoach(coach, coach, { query: 'daniel' })).total).toBe(0);
  expect(await service.ofTool(coach, observation)).toMatchObject([
    { uid: step!.uid, revision: 1, user_embed: { picture: '/api/files/u5XG1yqkJ7c0vQwZ3n9dTg.png' } },
  ]);
  expect(await service.typesPublishedOf(step!.uid)).toEqual(['action_step.updated']);

  const called = ['May', 'Zora'];
  // Steps added from now on have the new name, also after a tool was published with the old one.
  await service.save(coach, observation, [aStep()]);
  expect(await namesIn(around)).toEqual([called, called]);
  await service.receive({ interactions: [observation] }, 2);
  await service.save(coach, observation, [aStep()]);
  expect(await namesIn(around)).toEqual([called, called, called]);
});

it('ignores an older word of a person', async () => {
  const around = await service.anObservationInUse();
  await service.save(around.coach, around.observation, [aStep()]);
  await service.receive({ people: [{ ...around.coacheePerson, username: 'Newer', revision: 3 }] });
  await service.receive({ people: [{ ...around.coacheePerson, username: 'Older', revision: 2 }] });
  expect(await namesIn(around)).toEqual([['Ada Park', 'Newer']]);
});

it('keeps the steps of someone who was deleted, under their name', async () => {
  const around = await service.anObservationInUse();
  const { coacheePerson, admin, colleague, coachee } = around;
  await service.save(around.coach, around.observation, [aStep()]);
  const { uid } = coacheePerson;
  await service.receiveEvent({ type: 'user.deleted', entity_uid: uid, revision: 2, data: { uid } });
  await service.receive({ people: [{ ...coacheePerson, username: 'Back' }] });
  expect(await namesIn(around)).toEqual([['Ada Park', 'Daniel Reyes']]);
  expect((await service.ofClient(admin, coachee)).total).toBe(1);
  await expect(service.ofClient(colleague, coachee)).rejects.toMatchObject({ status: 404 });
});

it('knows people before any tool of theirs, and tools before their people', async () => {
  const { coachPerson, otherCoachee, coach } = await service.anObservationInUse();
  const observation = anInteraction(coachPerson, [{ ...otherCoachee, username: 'Long ago' }]);
  await service.receive({ interactions: [observation] });
  const [step] = await service.save(coach, observation, [aStep()]);
  expect(step!.client_embed).toMatchObject({ username: 'Grace Kim' });
  expect((await service.ofClient(asActor(otherCoachee), otherCoachee)).total).toBe(1);
});
