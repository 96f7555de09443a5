import { mayReadInteraction, ownershipOf } from '@coaching/access';
import { actorWith, aPerson, everyRoleEverywhere } from '@coaching/access/testing';
import type { InteractionFacts } from '@coaching/contracts';
import { readableBy } from '@coaching/service-kit';
import { anInteraction } from '@coaching/service-kit/testing';
import { type ReportsForTest, startReportsForTest } from '../testing/reports-for-test';
import { totalsIn } from '../totals/totals-repository';
import { interactionsIn } from './interactions-repository';

const [coach, client, actor] = [aPerson('Coach'), aPerson('Client'), aPerson('Actor', { uid: 'actor' })];

/** Interactions of others, one in each place of the table of roles, and those the actor is part of. */
const everywhere = (more: Partial<InteractionFacts> = {}): InteractionFacts[] => [
  anInteraction(coach, client, { organization_uid: 'here', program_uid: 'program-here', ...more }),
  anInteraction(coach, client, { organization_uid: 'here', program_uid: 'program-beside', ...more }),
  anInteraction(coach, client, { organization_uid: 'here', ...more }),
  anInteraction(coach, client, { organization_uid: 'elsewhere', program_uid: 'program-elsewhere', ...more }),
  anInteraction(coach, client, more),
  anInteraction(actor, client, more),
  anInteraction(coach, actor, more),
];
const interactions: readonly InteractionFacts[] = [...everywhere(), ...everywhere({ visibility: 'private' })];

let reports: ReportsForTest;
beforeAll(async () => {
  reports = await startReportsForTest();
  const deleted = anInteraction(actor, client, { organization_uid: 'here', program_uid: 'program-here' });
  await reports.receive({ interactions: [...interactions, deleted] });
  await reports.deleted(deleted, 2);
});
afterAll(() => reports.close());

const uidsOf = (rows: readonly { uid: string }[]) => rows.map(({ uid }) => uid).sort();

it.each(everyRoleEverywhere)(
  '%s of %s finds and counts exactly what access lets them read, and nothing deleted',
  async (role, place) => {
    const reader = actorWith(role, place);
    const { connection } = reports.service.context;
    const found = await interactionsIn(connection).model.find(readableBy(reader)).lean();
    const readable = interactions.filter((interaction) =>
      mayReadInteraction(reader, ownershipOf(interaction)),
    );
    expect(uidsOf(found)).toEqual(uidsOf(readable));
    expect(await totalsIn(connection).count(readableBy(reader))).toBe(readable.length);
  },
);
