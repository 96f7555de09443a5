import type { Role } from '@coaching/contracts';
import type { ListedPerson } from './listed-person';

/**
 * That a roster, and not what was chosen above it, says who becomes what; null where all of it becomes what was chosen.
 * @param chosen what people become of whom the list says nothing
 */
export function rosterWords(people: readonly Pick<ListedPerson, 'role'>[], chosen: Role): string | null {
  const counts = new Map<string, number>();
  for (const { role } of people) counts.set(role || chosen, (counts.get(role || chosen) ?? 0) + 1);
  if ([...counts.keys()].every((role) => role === chosen)) return null;
  const parts = [...counts].map(([role, count]) => `${count.toLocaleString('en-US')} as ${role}`);
  const nobody = counts.has(chosen) ? '' : `, and nobody as ${chosen}`;
  return `The roster says who becomes what: ${parts.join(', ')}${nobody}.`;
}
