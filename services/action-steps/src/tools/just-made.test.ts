import { aCast } from '@coaching/access/testing';
import { anInteraction } from '@coaching/service-kit/testing';
import { type ActionStepsForTest, startActionStepsForTest } from '../testing/action-steps-for-test';
import { aStep } from '../testing/builders';

let service: ActionStepsForTest;
beforeAll(async () => {
  service = await startActionStepsForTest({ newsMs: 5000 });
});
afterAll(() => service.close());

/** An observation that its coach has just begun, and that this service has not heard of. */
function anObservationJustMade() {
  const { people, actors, organizations } = aCast();
  const facts = { organization_uid: organizations.cedar.uid };
  const observation = anInteraction(people.coach, [people.coachee], facts);
  const received = () =>
    service.receive({ people: [people.coach, people.coachee], interactions: [observation] });
  return { ...actors, observation, received };
}

it('has no steps yet, and is there', async () => {
  const { coach, observation, received } = anObservationJustMade();
  const asking = service.ofTool(coach, observation);
  await received();
  await expect(asking).resolves.toEqual([]);
});

it('takes a step at once', async () => {
  const { coach, observation, received } = anObservationJustMade();
  const saving = service.save(coach, observation, [aStep()]);
  await received();
  await expect(saving).resolves.toHaveLength(1);
});
