import type { InteractionVisibility, ObservationDefaults } from '@coaching/contracts';
import type { Choice } from '@coaching/interaction-kit/visibility';
import { IconBuilding, IconLock, IconUsers } from '@tabler/icons-react';

/** What new observations can start with. */
export const startChoices: readonly Choice<InteractionVisibility>[] = [
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
  theirs: InteractionVisibility | null,
): Choice<InteractionVisibility | 'follow'>[] {
  const now = theirs === 'private' ? 'private' : 'shared';
  const title = organization ? `As ${organization} chooses` : 'As usual';
  return [
    { value: 'follow', title, description: `At the moment: ${now}.`, icon: IconBuilding },
    ...startChoices,
  ];
}

/** What a new observation starts with: as its coach chose, else as their organisation did, else shared. */
export const startingVisibility = ({
  own,
  organization,
}: Pick<ObservationDefaults, 'own' | 'organization'>): InteractionVisibility =>
  own ?? organization ?? 'shared';
