import { mayReadInteraction, ownershipOf } from '@coaching/access';
import { anActorIn, aPerson, asActor, chance } from '@coaching/access/testing';
import { type InteractionFacts, interactionVisibilities, monthAfter } from '@coaching/contracts';
import { openStoreForTest } from '@coaching/embedded/testing';
import { presentEmbed, readableBy } from '@coaching/service-kit';
import {
  anInteraction,
  interactionDeleted,
  interactionUpdated,
  type ServiceForTest,
  startServiceForTest,
} from '@coaching/service-kit/testing';
import type { QueryFilter } from 'mongoose';
import { interactionsIn } from '../interactions/interactions-repository';
import { reportsService } from '../service';
import { type CoachLog, readYear } from './coach-logs';
import type { OfMonths } from './coach-year';
import { countCoaches } from './count-coaches';
import { logTalliesIn } from './log-tallies';
import { type LogTally, toolKey } from './log-tally';
import { beginRebuild, countAll } from './rebuild-months';

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

/** Several at once, on one store. */
const CONSUMERS = 3;
let store: Awaited<ReturnType<typeof openStoreForTest>>;
let consumers: ServiceForTest<'reports'>[];
let reports: ServiceForTest<'reports'>;
beforeAll(async () => {
  store = await openStoreForTest();
  const options = { mongoUrl: store.url, databasePrefix: store.databasePrefix };
  consumers = [];
  for (let number = 0; number < CONSUMERS; number += 1)
    consumers.push(await startServiceForTest(reportsService, options));
  reports = consumers[0]!;
});
afterAll(async () => {
  for (const consumer of consumers) await consumer.close();
  await store.close();
});

/** Figures by what they are of: a month of a row, of a tool in it, or of a coach. */
type Figures = Record<string, number>;

/** What was published last of each interaction that is there, and the clocks of each organisation. */
interface Past {
  interactions: Map<string, InteractionFacts | null>;
  zones: Map<string, string>;
}
/** Of all histories so far. */
const past: Past = { interactions: new Map(), zones: new Map() };

/** Adds figures under every name, and leaves out what came to nothing. */
function summed(parts: Iterable<readonly [name: (string | undefined)[], figure: number]>): Figures {
  const sums = new Map<string, number>();
  for (const [name, figure] of parts) sums.set(name.join(' '), (sums.get(name.join(' ')) ?? 0) + figure);
  return Object.fromEntries([...sums].filter(([, figure]) => figure !== 0).sort());
}

/** A recount of what happened, by nothing but what was published. */
function recounted(reader: (typeof readers)[number], scale: 'row' | 'coach'): Figures {
  const parts: [(string | undefined)[], number][] = [];
  for (const facts of past.interactions.values()) {
    if (!facts?.timestamp) continue;
    const ownership = ownershipOf(facts);
    if (!mayReadInteraction(reader, ownership)) continue;
    const timeZone = past.zones.get(facts.organization_uid ?? '') ?? 'UTC';
    const [month, year] = new Date(facts.timestamp)
      .toLocaleString('en-US', { timeZone, year: 'numeric', month: '2-digit' })
      .split('/');
    const together = [...ownership.clients].sort().join(',');
    const row = [ownership.user, scale === 'row' ? together : '', `${year}-${month}`];
    if (scale === 'coach') parts.push([[ownership.user, together, `${year}-${month}`, 'with'], 1]);
    parts.push([[...row, 'rows'], 1], [[...row, 'minutes'], facts.duration ?? 0]);
    parts.push([[...row, toolKey(facts)], 1]);
  }
  return summed(parts);
}

/** The same, as the tallies of rows in use say. */
async function tallied(reader: (typeof readers)[number]): Promise<Figures> {
  const { model, generations } = logTalliesIn(reports.service.context.connection);
  const { live: generation } = await generations.find();
  const filter = { $and: [{ generation }, readableBy(reader)] } as QueryFilter<LogTally>;
  const parts: [string[], number][] = [];
  for (const { user, clients, months } of await model.find(filter).lean<LogTally[]>())
    for (const [month, { rows, minutes, tools }] of Object.entries(months)) {
      const row = [user, clients.join(','), month];
      parts.push([[...row, 'rows'], rows], [[...row, 'minutes'], minutes]);
      for (const [tool, uses] of Object.entries(tools)) parts.push([[...row, tool], uses]);
    }
  return summed(parts);
}

/** The same of coaches, as their logs in use say, with how many rows there are with whom. */
async function talliedOfCoaches(reader: (typeof readers)[number]): Promise<Figures> {
  const { coachLogs, generations } = logTalliesIn(reports.service.context.connection);
  const { live: generation } = await generations.find();
  const parts: [string[], number][] = [];
  const filter = { $and: [{ generation }, readableBy(reader)] } as QueryFilter<CoachLog>;
  for (const { user, years } of await coachLogs.model.find(filter).lean<CoachLog[]>())
    for (const [year, stored] of Object.entries(years)) {
      const { rows, minutes, tools, clients } = readYear(stored);
      const add = (figures: OfMonths, whose: string, name: string) => {
        for (const [place, figure] of figures.entries())
          parts.push([[user, whose, monthAfter(year, place), name], figure]);
      };
      add(rows, '', 'rows');
      add(minutes, '', 'minutes');
      for (const [tool, uses] of Object.entries(tools)) add(uses, '', tool);
      for (const [whose, ofThem] of Object.entries(clients)) add(ofThem, whose, 'with');
    }
  return summed(parts);
}

async function expectTruth() {
  for (const reader of readers) expect(await tallied(reader)).toEqual(recounted(reader, 'row'));
  // Whose interactions they are with stands in no sum of a coach: who reads all sees all of them.
  const [superuser] = readers.slice(-1);
  expect(await talliedOfCoaches(superuser!)).toEqual(recounted(superuser!, 'coach'));
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
  'sums by month, tool, coach and coachees equal a recount after any history, in any order of arrival, at several consumers (%i)',
  async (seed) => {
    const next = chance(seed);
    const { context } = reports.service;
    const history = aHistory(seed, next);
    const arrivals = [...history, ...history.slice(0, 8)]
      .map((event) => ({ event, place: next() }))
      .sort((first, second) => first.place - second.place)
      .map(({ event }) => event);
    const receive = (from: number) =>
      Promise.all(
        consumers.map((consumer, place) => {
          const event = arrivals[from + place];
          return event && consumer.receiveEvent(event);
        }),
      );
    const half = Math.floor(arrivals.length / 2 / CONSUMERS) * CONSUMERS;
    for (let from = 0; from < half; from += CONSUMERS) await receive(from);
    // From here on a rebuild is under way, while the rest arrives.
    await beginRebuild(context);
    const { building } = await logTalliesIn(context.connection).generations.find();
    for (let from = half; from < arrivals.length; from += CONSUMERS) {
      const counting =
        building !== null && next() < 0.2 ? countCoaches(context, building, [coach!.uid]) : null;
      await Promise.all([receive(from), counting]);
    }
    await expectTruth();
    await countAll(context, async () => true);
    await expectTruth();
  },
);

it('a rebuild that ends in the middle is taken up by the next one, with what came in meanwhile', async () => {
  const { context } = reports.service;
  const { generations } = logTalliesIn(context.connection);
  await beginRebuild(context);
  const { building } = await generations.find();
  const goesOn = [true];
  await countAll(context, async () => goesOn.pop() ?? false);
  for (const event of aHistory(HISTORIES + 1, chance(99))) await reports.receiveEvent(event);
  await expectTruth();
  await beginRebuild(context);
  await countAll(context, async () => true);
  expect((await generations.find()).live).toBeGreaterThanOrEqual(building!);
  await expectTruth();
});

it('rows from before there were sums are counted once', async () => {
  const { context } = reports.service;
  const [tallies, interactions] = [logTalliesIn(context.connection), interactionsIn(context.connection)];
  const { coachLogs, coaches, generations } = tallies;
  await tallies.model.deleteMany({});
  await coachLogs.model.deleteMany({});
  await coaches.model.deleteMany({});
  await generations.model.deleteMany({});
  await interactions.model.collection.updateMany({}, { $unset: { month: '' } });
  for (const _again of [1, 2]) await countAll(context, async () => true);
  await expectTruth();
});

it('the command to rebuild swaps in sums that are true, whatever the former ones were', async () => {
  const tallies = logTalliesIn(reports.service.context.connection);
  const { live } = await tallies.generations.find();
  await tallies.coachLogs.model.deleteMany({});
  await tallies.coaches.model.deleteMany({});
  expect(await reports.service.republish()).toBe(0);
  expect((await tallies.generations.find()).live).toBeGreaterThan(live);
  await expectTruth();
});
