import { screenKind } from '@coaching/interaction-kit/kind';

/** Observations, as what all interactions have in common knows them. */
export const observationKind = screenKind('observation', { hasCoachNotes: true });
