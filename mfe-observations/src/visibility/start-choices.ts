import type { Visibility } from '@coaching/contracts';
import { IconBuilding, IconLock, IconUsers } from '@tabler/icons-react';
import type { Choice } from './choice-cards';

/** What new observations can start with. */
export const startChoices: readonly Choice<Visibility>[] = [
  {
    value: 'shared',
    title: 'Shared',
    description: 'Those it concerns can read it as it is written.',
    icon: IconUsers,
  },
  {
    value: 'private',
    title: 'Private',
    description: 'Only its coach can read it until they share or finish it.',
    icon: IconLock,
  },
];

/**
 * What one's own can start with, besides that: as the organisation chose, or as everywhere.
 * @param organization its name; null for somebody who works in none
 * @param theirs what it chose; null for nothing
 */
export function ownChoices(
  organization: string | null,
  theirs: Visibility | null,
): Choice<Visibility | 'follow'>[] {
  const now = theirs === 'private' ? 'private' : 'shared';
  const title = organization ? `As ${organization} chooses` : 'As usual';
  return [
    { value: 'follow', title, description: `At the moment: ${now}.`, icon: IconBuilding },
    ...startChoices,
  ];
}
