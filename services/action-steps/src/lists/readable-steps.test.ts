import { mayReadInteraction, ownershipOf } from '@coaching/access';
import { actorWith, aPerson, asActor, everyRoleEverywhere } from '@coaching/access/testing';
import { type InteractionFacts, interactionVisibilities } from '@coaching/contracts';
import { readableBy } from '@coaching/service-kit';
import { anInteraction } from '@coaching/service-kit/testing';
import { stepsIn } from '../steps/steps-repository';
import { type ActionStepsForTest, startActionStepsForTest } from '../testing/action-steps-for-test';
import { aStep } from '../testing/builders';
import { readableOf } from './readable-steps';

const [coach, client, actor] = [aPerson('Coach'), aPerson('Client'), { ...aPerson('Actor'), uid: 'actor' }];

/** Shared and private observations of others, in each place of the table of roles, and of who is asking. */
const observations: readonly InteractionFacts[] = interactionVisibilities.flatMap((visibility) => [
  anInteraction(coach, [client], { organization_uid: 'here', program_uid: 'program-here', visibility }),
  anInteraction(coach, [client], { organization_uid: 'here', program_uid: 'program-beside', visibility }),
  anInteraction(coach, [client], { organization_uid: 'here', visibility }),
  anInteraction(coach, [client], {
    organization_uid: 'elsewhere',
    program_uid: 'program-elsewhere',
    visibility,
  }),
  anInteraction(coach, [client], { visibility }),
  anInteraction(actor, [client], { visibility }),
  anInteraction(coach, [actor], { visibility }),
]);

let service: ActionStepsForTest;
beforeAll(async () => {
  service = await startActionStepsForTest();
  for (const observation of observations) {
    await service.receive({ interactions: [observation] });
    await service.save(asActor(observation.user_embed), observation, [aStep()]);
  }
});
afterAll(() => service.close());

const found = (filter: ReturnType<typeof readableBy>) =>
  stepsIn(service.service.context.connection).model.distinct('tool_uid', filter);

it.each(everyRoleEverywhere)('%s of %s finds exactly what access lets them read', async (role, place) => {
  const reader = actorWith(role, place);
  const readable = observations.filter((observation) => mayReadInteraction(reader, ownershipOf(observation)));
  const uids = (some: readonly InteractionFacts[]) => some.map(({ uid }) => uid).sort();
  expect((await found(readableBy(reader))).sort()).toEqual(uids(readable));

  for (const { uid } of [coach, client, actor]) {
    const held = readable.filter(({ user_embed }) => user_embed.uid === uid);
    const about = readable.filter(({ clients }) => clients.some((one) => one.uid === uid));
    expect((await found(readableOf(reader, 'user', uid))).sort()).toEqual(uids(held));
    expect((await found(readableOf(reader, 'clients', uid))).sort()).toEqual(uids(about));
  }
});
