import { type Belonging, mayReadInteraction } from '@coaching/access';
import { actorWith, everyRoleEverywhere } from '@coaching/access/testing';
import { type InteractionFacts, visibilities } from '@coaching/contracts';
import { anInteraction, aPerson, asActor } from '@coaching/service-kit/testing';
import { stepsIn } from '../steps/steps-repository';
import { type ActionStepsForTest, startActionStepsForTest } from '../testing/action-steps-for-test';
import { aStep } from '../testing/builders';
import { readableBy, readableOf } from './readable-steps';

// Real servers on a machine that is busy with other things.
jest.setTimeout(30_000);

const [coach, client, actor] = [aPerson('Coach'), aPerson('Client'), { ...aPerson('Actor'), uid: 'actor' }];

/** Shared and private observations of others, in each place of the table of roles, and of who is asking. */
const observations: readonly InteractionFacts[] = visibilities.flatMap((visibility) => [
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
    await service.updated(observation);
    await service.save(asActor(observation.user_embed), observation, [aStep()]);
  }
});
afterAll(() => service.close());

const belonging = ({ user_embed, clients, ...where }: InteractionFacts): Belonging => ({
  user: user_embed.uid,
  clients: clients.map(({ uid }) => uid),
  ...where,
});

const found = (filter: ReturnType<typeof readableBy>) =>
  stepsIn(service.service.context.db).collection.distinct('tool_uid', filter);

it.each(everyRoleEverywhere)('%s of %s finds exactly what access lets them read', async (role, place) => {
  const reader = actorWith(role, place);
  const readable = observations.filter((observation) => mayReadInteraction(reader, belonging(observation)));
  const uids = (some: readonly InteractionFacts[]) => some.map(({ uid }) => uid).sort();
  expect((await found(readableBy(reader))).sort()).toEqual(uids(readable));

  for (const { uid } of [coach, client, actor]) {
    const held = readable.filter(({ user_embed }) => user_embed.uid === uid);
    const about = readable.filter(({ clients }) => clients.some((one) => one.uid === uid));
    expect((await found(readableOf(reader, 'user', uid))).sort()).toEqual(uids(held));
    expect((await found(readableOf(reader, 'clients', uid))).sort()).toEqual(uids(about));
  }
});
