import { type LastSeen, lastSeenTimes, type Month, monthAfter, type Pictures } from '@coaching/contracts';
import { type PersonCopy, presentEmbed } from '@coaching/service-kit';

/** How many months ago each time begins, the current one being 0; the last has no beginning. */
const BEGINS: Readonly<Record<Exclude<LastSeen, 'not_in_twelve_months'>, number>> = {
  this_month: 0,
  last_month: 1,
  three_months: 3,
  twelve_months: 11,
};

/** When somebody was last seen, as a picture says it. @param month the month of their last visit, if there was one */
export function lastSeen(month: Month | undefined, current: Month): LastSeen {
  if (month === undefined) return 'not_in_twelve_months';
  const times = Object.entries(BEGINS) as [LastSeen, number][];
  const found = times.find(([, monthsAgo]) => month >= monthAfter(current, -monthsAgo));
  return found?.[0] ?? 'not_in_twelve_months';
}

const byName = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

/** People by when they were last seen, and the first of each by name. @param months of the last visits, by uid */
export function coverageOf(
  people: readonly PersonCopy[],
  {
    months,
    current,
    most,
  }: {
    months: ReadonlyMap<string, Month>;
    current: Month;
    /** How many are named. */
    most: number;
  },
): Pictures['coverage'] {
  const bySeen = new Map<LastSeen, PersonCopy[]>(lastSeenTimes.map((seen) => [seen, []]));
  for (const person of people) bySeen.get(lastSeen(months.get(person.uid), current))!.push(person);
  return [...bySeen].map(([seen, found]) => ({
    seen,
    people: found.length,
    named: found
      .sort((one, other) => byName.compare(one.username, other.username) || (one.uid < other.uid ? -1 : 1))
      .slice(0, most)
      .map(presentEmbed),
  }));
}
