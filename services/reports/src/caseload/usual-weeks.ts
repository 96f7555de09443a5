import { USUAL_CYCLE_WEEKS } from '@coaching/contracts';

/**
 * Weeks between two visits that are usual for a coachee: as an organisation chose where both are, else where the coachee
 * is, else where the coach is, else the platform's.
 * @param of uids of the organisations of both, those that matter more first
 * @param chosen weeks that organisations chose, by uid
 */
export function usualWeeks(
  of: { coachee: readonly string[]; coach: readonly string[] },
  chosen: ReadonlyMap<string, number>,
): number {
  const together = of.coach.filter((uid) => of.coachee.includes(uid));
  // Where a coachee is somewhere, what is usual elsewhere is not meant for them.
  const places = of.coachee.length > 0 ? [...together, ...of.coachee] : of.coach;
  const weeks = places.flatMap((uid) => chosen.get(uid) ?? []);
  return weeks[0] ?? USUAL_CYCLE_WEEKS;
}
