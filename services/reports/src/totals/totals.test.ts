import { anActorIn, aPerson, asActor } from '@coaching/access/testing';
import { type InteractionFacts, interactionVisibilities } from '@coaching/contracts';
import { presentEmbed, readableBy } from '@coaching/service-kit';
import { anInteraction } from '@coaching/service-kit/testing';
import { interactionsIn } from '../interactions/interactions-repository';
import { readableWith } from '../interactions/visible-interactions';
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

/** Every count, as stored and as the rows say. */
async function allCounts() {
  const { connection } = reports.service.context;
  const totals = totalsIn(connection);
  const rows = await interactionsIn(connection).model.find({ deleted: false }).lean();
  expect(rows.length).toBeGreaterThan(0);
  const stored: number[] = [];
  const found: number[] = [];
  for (const reader of readers) {
    for (const filter of [readableBy(reader), readableWith(reader, one!.uid).filter]) {
      const readable = await interactionsIn(connection).model.find(filter).lean();
      stored.push(await totals.count(filter));
      found.push(readable.length);
      for (const word of words) {
        stored.push(await totals.count(filter, word));
        found.push(readable.filter(({ keys }) => keys.words.some((its) => its.startsWith(word))).length);
      }
    }
  }
  return { stored, found };
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
      visibility: pick(interactionVisibilities),
      organization_uid: pick(['cedar', null]),
      clients: pick([[presentEmbed(client)], [presentEmbed(two!), presentEmbed(one!)]]),
    });
    if (pick([1, 2, 3, 4]) === 1) await reports.deleted({ uid, entity_type: 'observation' }, revision);
    else await reports.receive({ interactions: [interaction] }, revision);
    if (revision % 10 === 0)
      await reports.receive({ people: [{ ...one!, username: pick(titles.slice(0, 4)), revision }] });
  }
  const { stored, found } = await allCounts();
  expect(stored).toEqual(found);
});

it('leave nothing behind of rows that are gone', async () => {
  const interaction = anInteraction(coach!, one!, { title: 'Plan planned' });
  await reports.receive({ interactions: [interaction] }, 1);
  await reports.deleted(interaction, 2);
  expect(await totalsIn(reports.service.context.connection).model.countDocuments()).toBe(0);
});

it('are right when many come at once', async () => {
  const interactions = Array.from({ length: 6 }, () => anInteraction(coach!, one!));
  await Promise.all(interactions.map((interaction) => reports.receive({ interactions: [interaction] }, 1)));
  const { stored, found } = await allCounts();
  expect(stored).toEqual(found);
});
