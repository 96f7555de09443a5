import type { DomainEvent } from '@coaching/contracts';
import { type ActionStepsForTest, startActionStepsForTest } from '../testing/action-steps-for-test';
import { aStep } from '../testing/builders';

let service: ActionStepsForTest;
beforeEach(async () => {
  service = await startActionStepsForTest();
});
afterEach(() => service.close());

/** What an event says, without what makes it an event of its own. */
const word = ({ type, entity_uid, revision, data }: DomainEvent) => ({ type, entity_uid, revision, data });

it('says what metrics need, and not what the step says', async () => {
  const { coach, coachee, observation, here, program } = await service.anObservationInUse();
  const completed = '2026-03-03T09:00:00.000Z';
  const step = aStep({ due_date: '2026-04-01', completed });
  await service.save(coach, observation, [step]);
  const published = (await service.published()).filter(({ entity_uid }) => entity_uid === step.uid);
  const facts = {
    uid: step.uid,
    coachee: true,
    completed,
    due_date: '2026-04-01',
    tool_type: 'observation',
    tool_uid: observation.uid,
    user: coach.uid,
    clients: [coachee.uid],
    organization_uid: here,
    program_uid: program,
    created_at: expect.any(String),
  };
  const data = { step: facts };
  expect(published.map(word)).toEqual([
    { type: 'action_step.updated', entity_uid: step.uid, revision: 1, data },
    { type: 'action_step.completed', entity_uid: step.uid, revision: 1, data },
  ]);
});

it('says nothing while the coach writes', async () => {
  const { coach, observation } = await service.anObservationInUse();
  const [step] = await service.save(coach, observation, [aStep()]);
  await service.save(coach, observation, [{ ...step!, action_step: 'More' }]);
  expect(await service.typesPublishedOf(step!.uid)).toEqual(['action_step.updated']);
});

it('comes from the same transaction: when it cannot be published, nothing is saved', async () => {
  const { coach, observation } = await service.anObservationInUse();
  const [stored] = await service.save(coach, observation, [aStep()]);
  // A coachee whose uid no event may carry makes the write into the outbox fail.
  const tools = service.service.context.db.collection('tools');
  const broken = { clients: ['not a uid'], client_embeds: [{ uid: 'not a uid', username: 'Daniel' }] };
  await tools.updateOne({ uid: observation.uid }, { $set: broken });
  const adding = service.save(coach, observation, [{ ...stored!, action_step: 'More' }, aStep()]);
  await expect(adding).rejects.toMatchObject({ status: 500 });
  expect(await service.ofTool(coach, observation)).toEqual([stored]);
});

it('publishes every step once more, as it is now, and completes none again', async () => {
  const { coach, observation } = await service.anObservationInUse();
  const completed = '2026-03-03T09:00:00.000Z';
  const steps = [aStep(), aStep({ completed }), aStep()];
  await service.save(coach, observation, steps);
  await service.save(coach, observation, [], { deleted: [steps[2]!.uid] });
  const before = [...(await service.published())];

  expect(await service.service.republish()).toBe(3);
  const anew = (await service.published()).slice(before.length);
  const latest = ({ uid }: { uid: string }) =>
    word(
      before.filter(({ entity_uid, type }) => entity_uid === uid && type !== 'action_step.completed').at(-1)!,
    );
  expect(anew).toHaveLength(3);
  expect(anew.map(word)).toEqual(expect.arrayContaining(steps.map(latest)));
});
