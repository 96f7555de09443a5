import type { Coachee } from './coachee';

/**
 * Who is chosen after people were picked from a list and others invited; null where that changes nothing.
 * @param multiple all of them; of one, whoever was picked goes before who was invited
 */
export function chosenCoachees(
  before: readonly Coachee[],
  picked: readonly Coachee[],
  invited: readonly Coachee[],
  multiple: boolean,
): Coachee[] | null {
  const byUid = new Map([...picked, ...invited].map((coachee) => [coachee.uid, coachee]));
  const all = [...byUid.values()];
  const chosen = multiple ? all : all.slice(0, 1);
  // One who is gone from the list stays chosen; several can be emptied.
  if (!multiple && chosen.length === 0) return null;
  const isSame = chosen.length === before.length && chosen.every(({ uid }, at) => uid === before[at]?.uid);
  return isSame ? null : chosen;
}
