import { mayReadInteraction, ownershipOf } from '@coaching/access';
import { anActorIn, aPerson, asActor, chance } from '@coaching/access/testing';
import { type InteractionFacts, interactionVisibilities } from '@coaching/contracts';
import { presentEmbed, readableBy } from '@coaching/service-kit';
import { anInteraction, interactionDeleted, interactionUpdated } from '@coaching/service-kit/testing';
import { interactionsIn } from '../interactions/interactions-repository';
import { type ReportsForTest, startReportsForTest } from '../testing/reports-for-test';
import { monthTalliesIn } from './month-tallies';
import { beginRebuild, countAll, countSome } from './rebuild-months';

// Real servers on a machine that is busy with other things.
jest.setTimeout(240_000);

const HISTORIES = 4;
const CHANGES = 40;

const [coach, other, one, two] = ['Ada', 'Ben', 'Cara', 'Dan'].map((name) => aPerson(name));
/** Moments that are in other months by other clocks. */
const moments = [
  null,
  '2026-03-01T03:00:00.000Z',
  '2026-03-15T12:00:00.000Z',
  '2026-03-31T22:30:00.000Z',
  '2026-04-01T00:00:00.000Z',
];
const zones = ['America/Chicago', 'Pacific/Auckland', 'UTC'];
const readers = [
  asActor(coach!),
  asActor(one!),
  anActorIn('cedar', 'Organization Admin'),
  asActor(other!, { roles: ['Superuser'] }),
];

let reports: ReportsForTest;
beforeAll(async () => {
  reports = await startReportsForTest();
});
afterAll(() => reports.close());

interface Summed {
  month: string;
  rows: number;
  minutes: number;
}

/** What was published last of each interaction that is there, and the clocks of each organisation. */
interface Past {
  interactions: Map<string, InteractionFacts | null>;
  zones: Map<string, string>;
}
/** Of all histories so far. */
const past: Past = { interactions: new Map(), zones: new Map() };

/** A recount of what happened, by nothing but what was published. */
function recounted(reader: (typeof readers)[number]): Summed[] {
  const sums = new Map<string, Summed>();
  for (const facts of past.interactions.values()) {
    if (!facts?.timestamp || !mayReadInteraction(reader, ownershipOf(facts))) continue;
    const { timestamp, organization_uid, duration } = facts;
    const timeZone = past.zones.get(organization_uid ?? '') ?? 'UTC';
    const [month, year] = new Date(timestamp)
      .toLocaleString('en-US', { timeZone, year: 'numeric', month: '2-digit' })
      .split('/');
    const { rows = 0, minutes = 0 } = sums.get(`${year}-${month}`) ?? {};
    sums.set(`${year}-${month}`, {
      month: `${year}-${month}`,
      rows: rows + 1,
      minutes: minutes + (duration ?? 0),
    });
  }
  return [...sums.values()].sort((first, second) => (first.month < second.month ? -1 : 1));
}

async function expectTruth() {
  const tallies = monthTalliesIn(reports.service.context.connection);
  const { live } = await tallies.generations();
  for (const reader of readers) {
    const kept = await tallies.model.aggregate<Summed>([
      { $match: { generation: live, ...readableBy(reader) } },
      { $group: { _id: '$month', rows: { $sum: '$rows' }, minutes: { $sum: '$minutes' } } },
      { $project: { _id: 0, month: '$_id', rows: 1, minutes: 1 } },
      { $sort: { month: 1 } },
    ]);
    expect(kept).toEqual(recounted(reader));
  }
}

const organizationUpdated = (uid: string, revision: number, time_zone: string) => ({
  type: 'organization.updated' as const,
  entity_uid: uid,
  revision,
  data: {
    organization: {
      uid,
      name: 'Cedar',
      short_name: '',
      logo: null,
      programs: [],
      has_resources: false,
      time_zone,
    },
  },
});

/** Some changes of a few interactions and of an organisation's clocks, which `past` remembers. */
function aHistory(seed: number, next: () => number) {
  const pick = <Thing>(things: readonly Thing[]) => things[Math.floor(next() * things.length)]!;
  const cedar = `cedar-${seed}`;
  return Array.from({ length: CHANGES }, (_, place) => {
    const revision = place + 1;
    if (next() < 0.1) {
      const zone = pick(zones);
      past.zones.set(cedar, zone);
      return organizationUpdated(cedar, revision, zone);
    }
    const uid = `row-${seed}-${Math.floor(next() * 6)}`;
    if (next() < 0.2) {
      past.interactions.set(uid, null);
      return interactionDeleted({ uid, entity_type: 'observation' }, revision);
    }
    const client = pick([one!, two!]);
    const interaction = anInteraction(pick([coach!, other!]), client, {
      uid,
      timestamp: pick(moments),
      duration: pick([null, 0, 5, 45]),
      visibility: pick(interactionVisibilities),
      organization_uid: pick(['cedar', cedar, null]),
      program_uid: pick(['literacy', null]),
      tool_uid: pick(['talk', null]),
      clients: pick([[presentEmbed(client)], [presentEmbed(two!), presentEmbed(one!)]]),
    });
    past.interactions.set(uid, interaction);
    return interactionUpdated(interaction, revision);
  });
}

it.each(Array.from({ length: HISTORIES }, (_, seed) => seed + 1))(
  'monthly sums equal a recount after any history, in any order of arrival (%i)',
  async (seed) => {
    const next = chance(seed);
    const { context } = reports.service;
    const history = aHistory(seed, next);
    const arrivals = [...history, ...history.slice(0, 8)]
      .map((event) => ({ event, place: next() }))
      .sort((first, second) => first.place - second.place)
      .map(({ event }) => event);
    const half = arrivals.length / 2;
    for (const event of arrivals.slice(0, half)) await reports.receiveEvent(event);
    // From here on a rebuild is under way, while the rest arrives.
    await beginRebuild(context);
    const { building } = await monthTalliesIn(context.connection).generations();
    for (const event of arrivals.slice(half)) {
      await reports.receiveEvent(event);
      if (building !== null && next() < 0.1) await countSome(context, building);
    }
    await expectTruth();
    await countAll(context, async () => true);
    await expectTruth();
  },
);

it('rows from before there were monthly sums are counted once', async () => {
  const { context } = reports.service;
  const [tallies, interactions] = [monthTalliesIn(context.connection), interactionsIn(context.connection)];
  await tallies.model.deleteMany({});
  await interactions.model.collection.updateMany({}, { $unset: { counted: '', month: '' } });
  for (const _again of [1, 2]) await countAll(context, async () => true);
  await expectTruth();
});

it('the command to rebuild swaps in sums that are true, whatever the former ones were', async () => {
  const tallies = monthTalliesIn(reports.service.context.connection);
  const { live } = await tallies.generations();
  await tallies.model.updateMany({}, { $inc: { minutes: 13 } });
  expect(await reports.service.republish()).toBe(0);
  expect((await tallies.generations()).live).toBeGreaterThan(live);
  await expectTruth();
});
