import { aPerson, asActor } from '@coaching/access/testing';
import { interactionPath, interactionTitle, newUid } from '@coaching/contracts';
import { presentEmbed } from '@coaching/service-kit';
import { anInteraction, interactionFinished } from '@coaching/service-kit/testing';
import { type ActionStepsForTest, startActionStepsForTest } from '../testing/action-steps-for-test';
import { aStep } from '../testing/builders';

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

it('refuses steps of a tool it has not received yet, and says to try again', async () => {
  const maya = aPerson('Maya');
  const observation = anInteraction(maya, [aPerson('Daniel')]);
  const saving = service.save(asActor(maya), observation, [aStep()]);
  await expect(saving).rejects.toMatchObject({ status: 404 });
  expect(await messageOf(service.ofTool(asActor(maya), observation))).toMatch(/try again in a moment/);
  await service.receive({ interactions: [observation] });
  expect(await service.save(asActor(maya), observation, [aStep()])).toHaveLength(1);
});

it('calls steps by the title that their tool has now, and the revision stays', async () => {
  const { coach, observation, step } = await aStepInUse();
  const timestamp = '2026-03-09T10:00:00.000Z';
  await service.receive({ interactions: [{ ...observation, title: 'Decimals', timestamp }] }, 2);
  const renamed = { ...step, tool_embed: { ...step.tool_embed, title: 'Decimals', timestamp } };
  expect(await service.ofTool(coach, observation)).toEqual([renamed]);
  expect((await service.ofCoach(coach, coach, { query: 'decimals' })).steps).toEqual([renamed]);
  expect(await service.save(coach, observation, [{ ...step, action_step: 'More' }])).toMatchObject([
    { action_step: 'More', revision: 2 },
  ]);
  expect(await service.typesPublishedOf(step.uid)).toEqual(['action_step.updated']);
});

it('takes steps that nobody else could read along to another coachee and out of the program', async () => {
  const { coach, otherCoachee, observation } = await service.anObservationInUse({ visibility: 'private' });
  const [step] = await service.save(coach, observation, [aStep()]);
  const elsewhere = { ...observation, clients: [presentEmbed(otherCoachee)], program_uid: null };
  await service.receive({ interactions: [elsewhere] }, 2);
  const moved = { ...step!, client_embed: presentEmbed(otherCoachee), program_uid: null };
  expect((await service.ofCoach(coach, coach)).steps).toEqual([moved]);
  await service.receive({ interactions: [{ ...elsewhere, visibility: 'shared' }] }, 3);
  expect((await service.ofClient(asActor(otherCoachee), otherCoachee)).steps).toEqual([moved]);
});

it('keeps a step for one of several from the others, once that one is taken out before it was shared', async () => {
  const { coach, coachee, coacheePerson, otherCoachee, observation } = await service.anObservationInUse({
    visibility: 'private',
  });
  const both = { ...observation, clients: [presentEmbed(coacheePerson), presentEmbed(otherCoachee)] };
  await service.receive({ interactions: [both] }, 2);
  const [hers, all] = await service.save(coach, both, [
    aStep({ client_embed: presentEmbed(coacheePerson) }),
    aStep(),
  ]);
  const shared = { ...both, clients: [presentEmbed(otherCoachee)], visibility: 'shared' as const };
  await service.receive({ interactions: [shared] }, 3);
  const read = await service.ofClient(asActor(otherCoachee), otherCoachee);
  expect(read.steps.map(({ uid }) => uid)).toEqual([all!.uid]);
  expect((await service.ofClient(coachee, coachee)).steps).toEqual([]);
  const own = await service.ofTool(coach, both);
  expect(own.find(({ uid }) => uid === hers!.uid)).toMatchObject({
    client_embed: presentEmbed(coacheePerson),
  });
  await service.receive({ interactions: [{ ...both, visibility: 'shared' }] }, 4);
  expect((await service.ofClient(coachee, coachee)).steps.map(({ uid }) => uid)).toContain(hers!.uid);
});

it('takes no step for somebody who is not among several', async () => {
  const { coach, coacheePerson, otherCoachee, observation } = await service.anObservationInUse();
  const both = { ...observation, clients: [presentEmbed(coacheePerson), presentEmbed(otherCoachee)] };
  await service.receive({ interactions: [both] }, 2);
  const stranger = presentEmbed(aPerson('Stranger'));
  await expect(service.save(coach, both, [aStep({ client_embed: stranger })])).rejects.toMatchObject({
    status: 400,
    body: { errors: [{ path: 'steps.0.client_embed' }] },
  });
  expect(await service.ofTool(coach, both)).toEqual([]);
});

it('takes no step for one of two for the other, once that one is taken out', async () => {
  const { coach, coacheePerson, otherCoachee, observation } = await service.anObservationInUse();
  const talk = { ...observation, uid: newUid(), entity_type: 'interview' as const };
  const both = { ...talk, clients: [presentEmbed(coacheePerson), presentEmbed(otherCoachee)] };
  await service.receive({ interactions: [both] });
  const one = { ...talk, clients: [presentEmbed(otherCoachee)] };
  await service.receive({ interactions: [one] }, 2);
  const forHer = aStep({ client_embed: presentEmbed(coacheePerson) });
  await expect(service.save(coach, one, [forHer])).rejects.toMatchObject({
    status: 400,
    body: { errors: [{ path: 'steps.0.client_embed' }] },
  });
  expect((await service.ofClient(asActor(otherCoachee), otherCoachee)).steps).toEqual([]);
  const forAll = aStep({ client_embed: both.clients });
  expect(await service.save(coach, one, [forAll])).toMatchObject([{ client_embed: one.clients }]);
});

it('leaves steps that others could read with them, whoever the tool is given to', async () => {
  const { coach, coachee, otherCoachee, observation, step, programAdmin } = await aStepInUse();
  await service.receive(
    { interactions: [{ ...observation, clients: [presentEmbed(otherCoachee)], program_uid: null }] },
    2,
  );
  for (const actor of [coach, coachee, programAdmin]) {
    expect(await service.ofTool(actor, observation)).toEqual([step]);
  }
  expect((await service.ofClient(asActor(otherCoachee), otherCoachee)).total).toBe(0);
  expect(await service.ofTool(asActor(otherCoachee), observation)).toEqual([]);
  expect(await service.typesPublishedOf(step.uid)).toEqual(['action_step.updated']);
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
  await service.receive({ interactions: [observation] }, 3);
  expect(await service.ofTool(coach, observation)).toEqual([step]);
  expect((await service.ofCoach(coach, coach)).steps).toEqual([step]);
  const published = ['action_step.updated', 'action_step.deleted'];
  expect(await service.typesPublishedOf(step.uid)).toEqual([...published, 'action_step.updated']);
  expect(await service.typesPublishedOf(removed!.uid)).toEqual(published);
});

it('ignores a word that is older than what it knows', async () => {
  const { coach, observation, step } = await aStepInUse();
  await service.receive({ interactions: [{ ...observation, title: 'Newer' }] }, 5);
  await service.receive({ interactions: [{ ...observation, title: 'Older' }] }, 4);
  await service.deleted(observation, 3);
  expect(await service.ofTool(coach, observation)).toMatchObject([
    { uid: step.uid, tool_embed: { title: 'Newer' } },
  ]);
  await service.deleted(observation, 6);
  await service.receive({ interactions: [observation] }, 5);
  await expect(service.ofTool(coach, observation)).rejects.toMatchObject({ status: 404 });
});

it('learns of a tool from its finish, too', async () => {
  const maya = aPerson('Maya');
  const observation = anInteraction(maya, [aPerson('Daniel')]);
  await service.receiveEvent(interactionFinished(observation, 1));
  expect(await service.save(asActor(maya), observation, [aStep()])).toHaveLength(1);
});

describe.each([
  ['observation', 'Untitled observation', '/observation'],
  ['interview', 'Untitled conversation', '/questions/answers'],
  ['rubric_instance', 'Untitled rubric', '/rubric/use'],
] as const)('a tool of any kind: %s', (entity_type, untitled, path) => {
  it('has steps that name it and lead to it, and that go and come back with it', async () => {
    const maya = aPerson('Maya');
    const tool = anInteraction(maya, [aPerson('Daniel')], { entity_type, title: '' });
    const coach = asActor(maya);
    await service.receive({ interactions: [tool] });
    const [step] = await service.save(coach, tool, [aStep()]);
    const { tool_embed } = step!;
    expect(interactionTitle(tool_embed)).toBe(untitled);
    expect(interactionPath(tool_embed)).toBe(`${path}/${tool.uid}`);

    await service.deleted(tool, 2);
    expect((await service.ofCoach(coach, coach)).total).toBe(0);
    await service.receiveEvent(interactionFinished({ ...tool, title: 'Decimals' }, 3));
    expect((await service.ofCoach(coach, coach)).steps).toMatchObject([
      { tool_type: entity_type, tool_embed: { entity_type, title: 'Decimals' } },
    ]);
  });

  it('stays deleted when an older event arrives after its deletion', async () => {
    const maya = aPerson('Maya');
    const tool = anInteraction(maya, [aPerson('Daniel')], { entity_type });
    await service.deleted(tool, 7);
    await service.receive({ interactions: [tool] }, 6);
    await expect(service.save(asActor(maya), tool, [aStep()])).rejects.toMatchObject({ status: 404 });
  });
});

it('steps stay where they are when somebody makes an interaction of another kind under the uid of theirs, and deletes it', async () => {
  const created_at = '2026-03-02T09:00:00.000Z';
  const { coach, coachee, observation } = await service.anObservationInUse({ created_at });
  await service.save(coach, observation, [aStep()]);
  const taken = anInteraction(aPerson('Stranger'), [aPerson('Other')], {
    uid: observation.uid,
    entity_type: 'interview',
    created_at: '2026-03-02T10:00:00.000Z',
  });
  await service.receive({ interactions: [taken] }, 7);
  await service.deleted(taken, 8);
  for (const reader of [coach, coachee]) expect(await service.ofTool(reader, observation)).toHaveLength(1);
  expect((await service.ofClient(coachee, coachee, {})).total).toBe(1);
  expect(await service.save(coach, observation, [aStep()])).toHaveLength(2);
  const stranger = asActor(taken.user_embed as Parameters<typeof asActor>[0]);
  await expect(service.save(stranger, taken, [aStep()])).rejects.toMatchObject({ status: 404 });
});
