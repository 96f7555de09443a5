import { typedDate } from './typed-dates';

const zone = 'America/Chicago';
const now = new Date('2026-11-22T18:00:00Z');
const read = (text: string) => typedDate(text, zone, now);

/** A span in words: when it begins in Chicago as ISO in UTC, and how many seconds it takes. */
const spansOf = (text: string) =>
  read(text)?.spans.map(({ from, to }) => [from.toISOString(), (to.getTime() - from.getTime()) / 1000]);
const DAY = 86_400;

it.each([
  '11/22/2026',
  '11/22/26',
  '11-22-2026',
  '11.22.2026',
  '22/11/2026',
  '2026-11-22',
  'Nov 22, 2026',
  'nov. 22 2026',
  'November 22nd, 2026',
  '22 Nov 2026',
  '22nd of November, 2026',
])('%s is a day', (text) => {
  expect(spansOf(text)).toEqual([['2026-11-22T06:00:00.000Z', DAY]]);
});

it.each<[string, [string, number][]]>([
  ['11/22/2026 9:05:07 AM', [['2026-11-22T15:05:07.000Z', 1]]],
  ['11/22/2026, 9:05 pm', [['2026-11-23T03:05:00.000Z', 60]]],
  ['Nov 22, 2026 at 12 am', [['2026-11-22T06:00:00.000Z', 3600]]],
  ['2026-11-22T14:30', [['2026-11-22T20:30:00.000Z', 60]]],
  [
    '11/22/2026 9:05',
    [
      ['2026-11-22T15:05:00.000Z', 60],
      ['2026-11-23T03:05:00.000Z', 60],
    ],
  ],
  ['November 2026', [['2026-11-01T05:00:00.000Z', 30 * DAY + 3600]]],
  ['03/08/2026', [['2026-03-08T06:00:00.000Z', DAY - 3600]]],
])('%s is as long as what it says', (text, spans) => {
  expect(spansOf(text)).toEqual(spans);
});

it.each(['11/22', 'Nov 22', '22 November'])('%s is that day of every year, the next one too', (text) => {
  const days = spansOf(text)!.map(([from]) => String(from).slice(0, 10));
  expect(days).toHaveLength(12);
  expect([days[0], days.at(-2), days.at(-1)]).toEqual(['2016-11-22', '2026-11-22', '2027-11-22']);
});

it.each([
  ['fractions 11/22/2026', 'fractions'],
  ['11/22/2026 9:05 AM Daniel', 'Daniel'],
  ['Daniel, Nov 22, fractions', 'Daniel,  , fractions'],
])('%s has other words, too', (text, rest) => {
  expect(read(text)?.rest).toBe(rest);
});

it.each([
  '',
  'Daniel',
  '2026',
  '13/32/2026',
  '02/30/2026',
  '11/22/2026/4',
  'grade 4b',
  'Maya 22',
  'x11/22',
  '1-2',
])('%j is no date', (text) => {
  expect(read(text)).toBeNull();
});

it('is read in the time zone of who typed it', () => {
  const [span] = typedDate('11/22/2026', 'Pacific/Auckland', now)!.spans;
  expect(span).toEqual({ from: new Date('2026-11-21T11:00:00Z'), to: new Date('2026-11-22T11:00:00Z') });
});
