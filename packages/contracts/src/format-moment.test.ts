import { formatClock, formatDay, formatMoment } from './format-moment';

it.each([
  [new Date(2026, 2, 2, 0, 5, 9), '03/02/2026', '12:05:09 AM'],
  [new Date(2026, 10, 21, 9, 0, 0), '11/21/2026', '9:00:00 AM'],
  [new Date(2026, 10, 21, 12, 30, 59), '11/21/2026', '12:30:59 PM'],
  [new Date(2026, 11, 31, 23, 59, 59), '12/31/2026', '11:59:59 PM'],
])('%s', (date, day, clock) => {
  expect(formatDay(date)).toBe(day);
  expect(formatClock(date)).toBe(clock);
  expect(formatMoment(date)).toBe(`${day} ${clock}`);
});
