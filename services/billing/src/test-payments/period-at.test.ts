import { periodAt } from './period-at';

const at = (text: string) => new Date(`${text}T08:00:00Z`);

it.each([
  ['2026-01-31', 1, '2026-01-31', '2026-01-31', '2026-02-28'],
  ['2026-01-31', 1, '2026-02-28', '2026-02-28', '2026-03-31'],
  ['2026-01-15', 1, '2026-06-20', '2026-06-15', '2026-07-15'],
  ['2028-02-29', 12, '2029-01-01', '2028-02-29', '2029-02-28'],
])('of what began %s and is paid every %d months, %s lies in %s to %s', (start, months, now, from, to) => {
  expect(periodAt(at(start), months, at(now))).toEqual({ start: at(from), end: at(to) });
});
