import type { DemoOfDomain } from '@coaching/demo';
import { importObservations } from '../import/import-observations';
import { demoObservations } from './observations';
import { demoPlannedVisits } from './planned-visits';

/** The observations of the demo: a year of them, and a few that are planned. */
export const demo: DemoOfDomain = {
  seed: (context, { now }) =>
    importObservations(context, [...demoObservations(now), ...demoPlannedVisits(now)]),
};
