import type { PinnedRubric } from '@coaching/contracts';
import { groupGrowth, type MonthCount } from './group-growth';
import { groupMonths } from './group-months';
import type { Reading } from './latest-reading';

const row = (uid: string) => ({ uid, name: uid, cols: [], textbox_label: '', next_steps: [] });
const rubric: PinnedRubric = {
  uid: 'practices',
  version: 2,
  revision: 1,
  name: 'Practices',
  row_name: 'Practice',
  columns: ['0', '1', '2', '3'].map((uid) => ({ uid, name: uid })),
  categories: [{ uid: 'talk', name: 'Talk', rows: [row('asks'), row('waits')] }],
};
/** Columns are called after their levels; `gone` has no place any more. */
const reading: Reading = (_, { row_uid, column_uid }) =>
  column_uid === 'gone' ? null : { row_uid, level: Number(column_uid) };

const march = new Date('2026-03-01T00:00:00.000Z');
const april = new Date('2026-04-01T00:00:00.000Z');

/** How many people had each of these columns. */
const counts = (columns: Record<string, number>, more: Partial<MonthCount> = {}): MonthCount[] =>
  Object.entries(columns).map(([column_uid, people]) => ({
    month: march,
    version: 1,
    row_uid: 'asks',
    column_uid,
    people,
    ...more,
  }));
const pointsOf = (all: MonthCount[], people = 10) =>
  groupGrowth(rubric, reading, { counts: all, people }).rows[0]?.points.map(({ timestamp, level, n }) => [
    timestamp.slice(0, 7),
    level,
    n,
  ]);

it.each([
  ['an odd number of people', { 0: 1, 1: 1, 3: 3 }, 3, 5],
  ['an even number who agree in the middle', { 0: 2, 2: 3, 3: 1 }, 2, 6],
  ['an even number who do not', { 1: 3, 2: 3 }, 1.5, 6],
  ['people all of one level', { 2: 5 }, 2, 5],
] as const)('the level is the median of %s', (_, columns, level, n) => {
  expect(pointsOf(counts(columns))).toEqual([['2026-03', level, n]]);
});

it('beside a larger group a month is left out in which some few were scored in that alone', () => {
  const own = [...counts({ 2: 5 }), ...counts({ 2: 5 }, { month: april })];
  const larger = {
    counts: [...counts({ 2: 7 }), ...counts({ 2: 10 }, { month: april })],
    people: 10,
    inNoGroup: 0,
  };
  const { rows } = groupGrowth(rubric, reading, { counts: own, people: 5 }, larger);
  expect(rows[0]?.points.map(({ timestamp }) => timestamp.slice(0, 7))).toEqual(['2026-04']);
  const alone = { ...larger, inNoGroup: 4 };
  expect(groupGrowth(rubric, reading, { counts: own, people: 5 }, alone)).toMatchObject({ too_few: true });
});

it('scores of two versions in one month are of one group, and what has no place is left out', () => {
  const all = [...counts({ 1: 3 }), ...counts({ 3: 4, gone: 2 }, { version: 2 })];
  expect(pointsOf(all)).toEqual([['2026-03', 3, 7]]);
});

it('a month in which too few people were scored in a row is left out, and the others stand in order', () => {
  const all = [
    ...counts({ 2: 5 }, { month: april }),
    ...counts({ 1: 4, gone: 4 }),
    ...counts({ 1: 6 }, { row_uid: 'waits' }),
  ];
  const { rows } = groupGrowth(rubric, reading, { counts: all, people: 10 });
  expect(rows.map(({ row_uid, points }) => [row_uid, points.map(({ timestamp }) => timestamp)])).toEqual([
    ['asks', ['2026-04-01T00:00:00.000Z']],
    ['waits', ['2026-03-01T00:00:00.000Z']],
  ]);
});

it('of fewer people than may be shown there is nothing, not even how many they are', () => {
  const all = counts({ 1: 5 });
  expect(groupGrowth(rubric, reading, { counts: all, people: 4 })).toEqual({
    rubric,
    people: 0,
    too_few: true,
    rows: [],
  });
  expect(groupGrowth(rubric, reading, { counts: all, people: 5 })).toMatchObject({
    people: 5,
    too_few: false,
  });
});

it.each([
  ['2026-04-15T12:00:00.000Z', '2025-03-01T00:00:00.000Z', '2026-04-01T00:00:00.000Z'],
  ['2026-01-01T00:00:00.000Z', '2024-12-01T00:00:00.000Z', '2026-01-01T00:00:00.000Z'],
])('at %s the months from %s to %s are over and shown', (now, from, before) => {
  expect(groupMonths(new Date(now))).toEqual({ from: new Date(from), before: new Date(before) });
});
