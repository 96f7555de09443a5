import { logColumns } from './log-columns';
import { timeLogQuery } from './log-query';

it.each([
  ['2026-03', '2026-03'],
  ['2026-03-31', '2026-03'],
  ['03/31/2026', '2026-03'],
  ['3/1/2026', '2026-03'],
  ['2026-03-31T23:30:00', '2026-03'],
  // Which month that is depends on where one is.
  ['2026-03-31T23:30:00.000Z', '2026-03-31T23:30:00.000Z'],
  ['2026-03-31T23:30:00-05:00', '2026-03-31T23:30:00-05:00'],
  ['', undefined],
])('takes %s for a month', (start_date, month) => {
  expect(timeLogQuery.parse({ start_date }).start_date).toBe(month);
});

it.each(['31/03/2026', '2026-13', '2026-02-30', '02/30/2026', 'yesterday', '2026'])(
  'refuses %s for a month',
  (end_date) => {
    expect(timeLogQuery.safeParse({ end_date }).success).toBe(false);
  },
);

it('takes filters that were sent empty for none', () => {
  const empty = Object.fromEntries(Object.keys(timeLogQuery.shape).map((name) => [name, '']));
  expect(timeLogQuery.parse(empty)).toEqual(timeLogQuery.parse({}));
});

it('sorts by each column of a row, and knows the groupings however they are written', () => {
  for (const sortBy of logColumns) expect(timeLogQuery.parse({ sortBy }).sortBy).toBe(sortBy);
  expect(timeLogQuery.parse({ grouping: 'Groups' }).grouping).toBe('groups');
  expect(timeLogQuery.safeParse({ grouping: 'some' }).success).toBe(false);
  expect(timeLogQuery.safeParse({ sortBy: 'uid' }).success).toBe(false);
});
