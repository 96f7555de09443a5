import { aPerson, asActor } from '@coaching/access/testing';
import type { InteractionFacts } from '@coaching/contracts';
import { anInteraction, explained } from '@coaching/service-kit/testing';
import { importInteractions } from './import/import-interactions';
import { sortFields } from './interactions/interaction-indexes';
import { rowsOfPage } from './interactions/interaction-page';
import { searchIn } from './interactions/interaction-search';
import { interactionsIn } from './interactions/interactions-repository';
import { pageReading } from './interactions/page-reading';
import { heldBy, type InteractionList, readableWith } from './interactions/visible-interactions';
import { type ReportsForTest, startReportsForTest } from './testing/reports-for-test';
import { totalsIn } from './totals/totals-repository';

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
async function explainedPage(
  list: InteractionList,
  page: { query?: string; sortBy?: keyof typeof sortFields; descending?: boolean; skip?: number },
) {
  const { query = '', sortBy = 'title', descending = false, skip = 0 } = page;
  const { connection } = reports.service.context;
  const interactions = interactionsIn(connection);
  const search = await searchIn({ interactions, totals: totalsIn(connection) }, list, {
    query,
    page: 1 + skip / PAGE,
    rowsPerPage: PAGE,
  });
  const reading = pageReading(search, { skip, limit: PAGE })!;
  const rows = rowsOfPage(interactions, search, { sortBy, descending }, reading);
  const { executionStats, queryPlanner } = await explained(rows);
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
        const page = await explainedPage(list, { sortBy, descending });
        expect(page).toMatchObject({ hits: COUNT, along: 'order', isSorted: false });
      }
    },
  );

  it('searched for a rare word is read from the index of words, and nothing but the hits', async () => {
    for (const query of ['рыб', 'lesson ры', 'рыба client']) {
      expect(await explainedPage(list, { query })).toEqual({
        hits: 4,
        along: 'narrowed',
        looked: 4,
        isSorted: true,
      });
    }
  });

  it('searched for a common word is read in order until the page is full', async () => {
    expect(await explainedPage(list, { query: 'read', sortBy: 'timestamp' })).toMatchObject({
      hits: COUNT / 2,
      along: 'order',
      isSorted: false,
    });
  });
});

describe('a coach’s own list searched for a client’s name', () => {
  const EACH = 150;
  const many = aPerson('Coach');
  const [anna, bert] = [aPerson('Anna'), aPerson('Bert')];
  beforeAll(async () => {
    const rows = Array.from({ length: EACH }, (_, place) => {
      const title = `Lesson ${place % 3 ? 'reading' : 'writing'}`;
      return [anInteraction(many, anna, { title }), anInteraction(many, bert, { title })];
    });
    const word = anInteraction(many, bert, { title: 'How Cara reads' });
    await importInteractions(reports.service.context, [
      ...rows.flat(),
      word,
      anInteraction(many, aPerson('Cara')),
    ]);
  });

  it.each(Object.keys(sortFields) as (keyof typeof sortFields)[])(
    'sorted by %s is read in order, and looks at that client’s rows alone',
    async (sortBy) => {
      const page = await explainedPage(heldBy(asActor(many)), { query: 'anna', sortBy });
      expect(page).toEqual({ hits: EACH, along: 'order', looked: EACH, isSorted: false });
    },
  );

  it('and for a word besides is counted without looking at the rows', async () => {
    const page = await explainedPage(heldBy(asActor(many)), { query: 'anna reading', sortBy: 'timestamp' });
    expect(page).toMatchObject({ hits: (EACH * 2) / 3, along: 'order', isSorted: false });
  });

  it.each([
    ['a name that stands in a title too', 'cara', 2],
    ['the names of two clients', 'anna bert', 0],
    ['signs alone', '!', 0],
  ])('finds %s', async (_, query, total) => {
    expect(await reports.list(asActor(many), { query })).toMatchObject({ total });
  });
});
