import { dayAhead } from './day-ahead';
import { nextMinute } from './whole-minute';

it.each([
  [new Date(2026, 2, 2, 23, 59), 'Today'],
  [new Date(2026, 2, 3, 0, 0), 'Tomorrow'],
  [new Date(2026, 2, 11, 8, 0), 'In 9 days'],
  // An hour is lost in between.
  [new Date(2026, 2, 31, 0, 30), 'In 29 days'],
])('on March 2 at 11:30 PM, %s is written as %j', (date, words) => {
  expect(dayAhead(date, new Date(2026, 2, 2, 23, 30))).toBe(words);
});

it.each([
  ['2026-03-02T09:15:00.000Z', '2026-03-02T09:16:00.000Z'],
  ['2026-03-02T09:15:59.999Z', '2026-03-02T09:16:00.000Z'],
])('what began at %s is before %s', (now, minute) => {
  expect(nextMinute(new Date(now))).toBe(minute);
});
