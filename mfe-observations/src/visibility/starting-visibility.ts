import type { ObservationDefaults, Visibility } from '@coaching/contracts';

/** What a new observation starts with: as its coach chose, else as their organisation did, else shared. */
export const startingVisibility = ({ own, organization }: ObservationDefaults): Visibility =>
  own ?? organization ?? 'shared';
