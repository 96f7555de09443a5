import { elapsedMinutes, untilNextMinute } from './elapsed-minutes';

const nine = Date.parse('2026-11-20T09:00:00Z');
const minute = 60_000;

describe('elapsedMinutes', () => {
  it.each([
    ['is null before the first start', null, null, nine, null],
    ['keeps its minutes while stopped', 12, null, nine, 12],
    ['starts an empty duration at 0', null, nine, nine, 0],
    ['does not round up', 0, nine, nine + minute - 1, 0],
    ['rises after 60 seconds', 0, nine, nine + minute, 1],
    ['goes on from what it was', 12, nine, nine + 3 * minute, 15],
    ['counts a sleeping tab or a reload in full', 5, nine, nine + 90 * minute, 95],
    ['stands still when the clock is set back', 5, nine, nine - 10 * minute, 5],
  ])('%s', (_rule, base, startedAt, now, shown) => {
    expect(elapsedMinutes(base, startedAt, now)).toBe(shown);
  });
});

describe('untilNextMinute', () => {
  it.each([
    [nine, minute],
    [nine + 1, minute - 1],
    [nine + 59_999, 1],
    [nine + minute, minute],
    [nine - 5, minute],
  ])('at %d is %d', (now, wait) => {
    expect(untilNextMinute(nine, now)).toBe(wait);
  });
});
