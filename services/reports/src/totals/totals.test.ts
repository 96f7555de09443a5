import type { InteractionFacts } from '@coaching/contracts';
import { presentEmbed } from '@coaching/service-kit';
import { anActorIn, anInteraction, aPerson, asActor } from '@coaching/service-kit/testing';
import { interactionsIn } from '../interactions/interactions-repository';
import { readableBy, readableWith } from '../interactions/visible-interactions';
import { type ReportsForTest, startReportsForTest } from '../testing/reports-for-test';
import { totalsIn } from './totals-repository';

// Real servers on a machine that is busy with other things.
jest.setTimeout(240_000);

let reports: ReportsForTest;
beforeEach(async () => {
  reports = await startReportsForTest();
});
afterEach(() => reports.close());

const [coach, other, one, two] = ['Ada Plane', 'Ben', 'Plana', 'Tim'].map((name) => aPerson(name));
const titles = ['Plan', 'Planning a plan', 'Time and tide', 'Tim’s plane, planned', '', 'Ab abc abd'];
const visibilities = ['shared', 'private'] as const;

/** The same numbers each time, scattered. */
function* scattered(): Generator<number, never> {
  for (let seed = 7; ; ) {
    seed = (seed * 48271) % 2147483647;
    yield seed;
  }
}

const readers = [
  asActor(coach!),
  asActor(one!),
  anActorIn('cedar', 'Organization Admin'),
  asActor(other!, { roles: ['Superuser'] }),
];
const words = ['p', 'plann', 't', 'ab', 'observation', 'x'];

/** Every count, as kept and as the rows say. */
async function allCounts() {
  const { db } = reports.service.context;
  const totals = totalsIn(db);
  const rows = await interactionsIn(db).collection.find({ deleted: false }).toArray();
  expect(rows.length).toBeGreaterThan(0);
  const kept: number[] = [];
  const found: number[] = [];
  for (const reader of readers) {
    for (const filter of [readableBy(reader), readableWith(reader, one!.uid).filter]) {
      const readable = await interactionsIn(db).collection.find(filter).toArray();
      kept.push(await totals.count(filter));
      found.push(readable.length);
      for (const word of words) {
        kept.push(await totals.count(filter, word));
        found.push(readable.filter(({ keys }) => keys.words.some((its) => its.startsWith(word))).length);
      }
    }
  }
  return { kept, found };
}

it('are what the rows say, whatever becomes of them', async () => {
  const numbers = scattered();
  const pick = <Thing>(things: readonly Thing[]) => things[numbers.next().value % things.length]!;
  const uids = Array.from({ length: 8 }, (_, place) => `row-${place}`);
  for (let revision = 1; revision <= 30; revision += 1) {
    const uid = pick(uids);
    const client = pick([one!, two!]);
    const interaction: InteractionFacts = anInteraction(pick([coach!, other!]), client, {
      uid,
      title: pick(titles),
      visibility: pick(visibilities),
      organization_uid: pick(['cedar', null]),
      clients: pick([[presentEmbed(client)], [presentEmbed(two!), presentEmbed(one!)]]),
    });
    if (pick([1, 2, 3, 4]) === 1) await reports.deleted({ uid }, revision);
    else await reports.updated(interaction, revision);
    if (revision % 10 === 0)
      await reports.withPeople({ ...one!, username: pick(titles.slice(0, 4)), revision });
  }
  const { kept, found } = await allCounts();
  expect(kept).toEqual(found);
});

it('leave nothing behind of rows that are gone', async () => {
  const interaction = anInteraction(coach!, one!, { title: 'Plan planned' });
  await reports.updated(interaction, 1);
  await reports.deleted(interaction, 2);
  expect(await totalsIn(reports.service.context.db).collection.countDocuments()).toBe(0);
});

it('are right when many come at once', async () => {
  const interactions = Array.from({ length: 6 }, () => anInteraction(coach!, one!));
  await Promise.all(interactions.map((interaction) => reports.updated(interaction, 1)));
  const { kept, found } = await allCounts();
  expect(kept).toEqual(found);
});
