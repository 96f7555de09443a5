import { type Belonging, mayReadInteraction } from '@coaching/access';
import { actorWith, everyRoleEverywhere } from '@coaching/access/testing';
import type { InteractionFacts } from '@coaching/contracts';
import { anInteraction, aPerson } from '../testing/builders';
import { type ReportsForTest, startReportsForTest } from '../testing/reports-for-test';
import { interactionsIn } from './interactions-repository';
import { readableBy } from './visible-interactions';

// Real servers on a machine that is busy with other things.
jest.setTimeout(30_000);

const [coach, client, actor] = [aPerson('Coach'), aPerson('Client'), aPerson('Actor', { uid: 'actor' })];

/** Interactions of others, one in each place of the table of roles, and those the actor is part of. */
const interactions: readonly InteractionFacts[] = [
  anInteraction(coach, client, { organization_uid: 'here', program_uid: 'program-here' }),
  anInteraction(coach, client, { organization_uid: 'here', program_uid: 'program-beside' }),
  anInteraction(coach, client, { organization_uid: 'here' }),
  anInteraction(coach, client, { organization_uid: 'elsewhere', program_uid: 'program-elsewhere' }),
  anInteraction(coach, client),
  anInteraction(actor, client),
  anInteraction(coach, actor),
];

let reports: ReportsForTest;
beforeAll(async () => {
  reports = await startReportsForTest();
  const deleted = anInteraction(actor, client, { organization_uid: 'here', program_uid: 'program-here' });
  await reports.withInteractions(...interactions, deleted);
  await reports.deleted(deleted, 2);
});
afterAll(() => reports.close());

const uidsOf = (rows: readonly { uid: string }[]) => rows.map(({ uid }) => uid).sort();

const belonging = ({ user_embed, clients, ...where }: InteractionFacts): Belonging => ({
  user: user_embed.uid,
  clients: clients.map(({ uid }) => uid),
  ...where,
});

it.each(everyRoleEverywhere)(
  '%s of %s finds exactly what access lets them read, and nothing deleted',
  async (role, place) => {
    const reader = actorWith(role, place);
    const { collection } = interactionsIn(reports.service.context.db);
    const found = await collection.find(readableBy(reader)).toArray();
    const readable = interactions.filter((interaction) => mayReadInteraction(reader, belonging(interaction)));
    expect(uidsOf(found)).toEqual(uidsOf(readable));
  },
);
