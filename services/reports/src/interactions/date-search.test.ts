import { aPerson, asActor } from '@coaching/access/testing';
import type { InteractionFacts } from '@coaching/contracts';
import { anInteraction } from '@coaching/service-kit/testing';
import { type ReportsForTest, startReportsForTest } from '../testing/reports-for-test';

let reports: ReportsForTest;
beforeAll(async () => {
  reports = await startReportsForTest();
});
afterAll(() => reports.close());

/** A coach with a list of interactions, each with a client of their own. */
async function aCoachWith(...rows: Partial<InteractionFacts>[]) {
  const coach = aPerson('Coach');
  const interactions = rows.map((more) => anInteraction(coach, aPerson('Client'), more));
  await reports.receive({ interactions: [...interactions] });
  return { actor: asActor(coach), interactions };
}

const titlesFor = async (...args: Parameters<ReportsForTest['list']>) =>
  (await reports.list(...args)).observations.map(({ title }) => title);

const at = (timestamp: string, title: string) => ({ timestamp, title, end_timestamp: null });
const ofDays = () =>
  aCoachWith(
    at('2026-11-22T15:05:07.000Z', 'Morning'),
    at('2026-11-23T02:30:00.000Z', 'Evening'),
    at('2026-11-23T15:00:00.000Z', 'Day after'),
    at('2025-11-22T15:00:00.000Z', 'Year before'),
    { timestamp: null, title: 'Not begun, 11/22' },
  );
const zone = 'America/Chicago';
const sortBy = 'timestamp';

it.each([
  ['11/22/2026', ['Morning', 'Evening']],
  ['2026-11-22', ['Morning', 'Evening']],
  ['Nov 22, 2026', ['Morning', 'Evening']],
  ['11/22/2026 9:05:07 AM', ['Morning']],
  ['11/22/2026 8:30 PM', ['Evening']],
  ['11/22/2026 evening', ['Evening']],
  ['even 11/22/2026', ['Evening']],
  ['11/24/2026', []],
  // Also the rows that hold it as words.
  ['11/22', ['Not begun, 11/22', 'Year before', 'Morning', 'Evening']],
])('%s finds its rows, where they are shown as such', async (query, titles) => {
  const { actor } = await ofDays();
  expect(await titlesFor(actor, { query, zone, sortBy })).toEqual(titles);
  expect(await reports.list(actor, { query, zone })).toMatchObject({ total: titles.length });
});

it('is meant in UTC where no zone is named, and with a client too', async () => {
  const { actor, interactions } = await ofDays();
  expect(await titlesFor(actor, { query: '11/22/2026' })).toEqual(['Morning']);
  const [client] = interactions[1]!.clients;
  const withClient = await reports.listWith(client!, actor, { query: '11/22/2026', zone });
  expect(withClient.observations.map(({ title }) => title)).toEqual(['Evening']);
});

it('is paged and sorted like any other search', async () => {
  const { actor } = await aCoachWith(
    ...['a', 'b', 'c', 'd', 'e'].map((title, hour) => at(`2026-11-22T1${9 - hour}:00:00.000Z`, title)),
    at('2026-11-21T15:00:00.000Z', 'aa'),
  );
  const page = (number: number, more = {}) =>
    titlesFor(actor, { query: '11/22/2026', rowsPerPage: 2, page: number, ...more });
  expect([await page(1), await page(2), await page(3), await page(4)]).toEqual([
    ['a', 'b'],
    ['c', 'd'],
    ['e'],
    [],
  ]);
  expect(await page(1, { sortBy })).toEqual(['e', 'd']);
  expect(await page(1, { sortBy, descending: true })).toEqual(['a', 'b']);
});

it('finds nothing that is not theirs to read', async () => {
  await ofDays();
  expect(await reports.list(asActor(aPerson('Stranger')), { query: '11/22/2026' })).toMatchObject({
    total: 0,
  });
});

it('needs a time zone that there is', async () => {
  const { actor } = await aCoachWith();
  await expect(reports.list(actor, { query: '11/22', zone: 'Moon/Crater' })).rejects.toMatchObject({
    status: 400,
  });
});
