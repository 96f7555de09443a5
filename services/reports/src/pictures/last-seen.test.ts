import { cast } from '@coaching/access/testing';
import type { LastSeen } from '@coaching/contracts';
import { coverageOf, lastSeen } from './last-seen';

it.each<[string | undefined, LastSeen]>([
  ['2026-03', 'this_month'],
  ['2026-02', 'last_month'],
  ['2026-01', 'three_months'],
  ['2025-12', 'three_months'],
  ['2025-11', 'twelve_months'],
  ['2025-04', 'twelve_months'],
  ['2025-03', 'not_in_twelve_months'],
  [undefined, 'not_in_twelve_months'],
])('in March 2026, who was last seen in %s counts as %s', (month, seen) => {
  expect(lastSeen(month, '2026-03')).toBe(seen);
});

it('names the first people of each time by name, and counts all of them', () => {
  const { coachee, otherCoachee, soloCoachee } = cast.people;
  const people = [otherCoachee, coachee, soloCoachee].map((person) => ({
    ...person,
    revision: 1,
    deleted: false,
  }));
  const months = new Map([[soloCoachee.uid, '2026-03']]);
  const coverage = coverageOf(people, { months, current: '2026-03', most: 1 });
  expect(coverage.map(({ seen, people, named }) => [seen, people, named.map(({ uid }) => uid)])).toEqual([
    ['this_month', 1, [soloCoachee.uid]],
    ['last_month', 0, []],
    ['three_months', 0, []],
    ['twelve_months', 0, []],
    ['not_in_twelve_months', 2, [coachee.uid]],
  ]);
});
