import type { InteractionFacts } from '@coaching/contracts';
import { anInteraction, aPerson, asActor } from '@coaching/service-kit/testing';
import { importInteractions } from './import/import-interactions';
import { sortFields } from './interactions/interaction-indexes';
import { rowsOfPage } from './interactions/interaction-page';
import { searchIn } from './interactions/interaction-search';
import { interactionsIn } from './interactions/interactions-repository';
import { pageReading } from './interactions/page-reading';
import { heldBy, type InteractionList, readableWith } from './interactions/visible-interactions';
import { type ReportsForTest, startReportsForTest } from './testing/reports-for-test';
import { totalsIn } from './totals/totals-repository';

// Real servers on a machine that is busy with other things.
jest.setTimeout(60_000);

const COUNT = 400;
const PAGE = 10;
const [coach, client] = [aPerson('Coach'), aPerson('Client')];
const [actor, coachee] = [asActor(coach), asActor(client)];

/** One in a hundred is rare, and one in two common. */
function aRow(place: number): InteractionFacts {
  const title = `Lesson ${place % 2 ? 'reading' : 'writing'} ${place % 100 === 7 ? 'рыба' : 'plan'}`;
  return anInteraction(coach, client, { title, duration: place % 60 });
}

let reports: ReportsForTest;
beforeAll(async () => {
  reports = await startReportsForTest();
  const elsewhere = anInteraction(aPerson('Other'), aPerson('Nobody'));
  const rows = Array.from({ length: COUNT }, (_, place) => aRow(place));
  await importInteractions(reports.service.context, [...rows, elsewhere]);
});
afterAll(() => reports.close());

/** How a page is read, as the store explains it. */
async function explained(
  list: InteractionList,
  asked: { query?: string; sortBy?: keyof typeof sortFields; descending?: boolean; skip?: number },
) {
  const { query = '', sortBy = 'title', descending = false, skip = 0 } = asked;
  const { db } = reports.service.context;
  const interactions = interactionsIn(db);
  const search = await searchIn({ interactions, totals: totalsIn(db) }, list, { query });
  const reading = pageReading(search, { skip, limit: PAGE })!;
  const rows = rowsOfPage(interactions, list, search, { sortBy, descending }, reading);
  const { executionStats, queryPlanner } = await rows.explain('executionStats');
  const isSorted = JSON.stringify(queryPlanner.winningPlan).includes('"SORT"');
  return { hits: search.hits, along: reading.along, looked: executionStats.totalDocsExamined, isSorted };
}

const lists: [string, InteractionList][] = [
  ['a coach’s own list', heldBy(actor)],
  ['a client’s list', readableWith(coachee, client.uid)],
];

describe.each(lists)('%s', (_, list) => {
  it.each(Object.keys(sortFields) as (keyof typeof sortFields)[])(
    'sorted by %s is read in the order of one index, either way',
    async (sortBy) => {
      for (const descending of [false, true]) {
        const page = await explained(list, { sortBy, descending });
        expect(page).toMatchObject({ hits: COUNT, along: 'order', isSorted: false });
      }
    },
  );

  it('searched for a rare word is read from the index of words, and nothing but the hits', async () => {
    for (const query of ['рыб', 'lesson ры', 'рыба client']) {
      expect(await explained(list, { query })).toEqual({
        hits: 4,
        along: 'narrowed',
        looked: 4,
        isSorted: true,
      });
    }
  });

  it('searched for a common word is read in order until the page is full', async () => {
    expect(await explained(list, { query: 'read', sortBy: 'timestamp' })).toMatchObject({
      hits: COUNT / 2,
      along: 'order',
      isSorted: false,
    });
  });
});
