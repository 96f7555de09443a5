import { type DemoOfDomain, VISITS_AT_ONCE } from '@coaching/demo';
import { inParts } from '@coaching/service-kit';
import { importObservations } from '../import/import-observations';
import { demoObservations, districtObservations } from './observations';
import { demoPlannedVisits } from './planned-visits';

/** The observations of the demo: a year of them, and a few that are planned. */
export const demo: DemoOfDomain = {
  seed: (context, { now }) =>
    importObservations(context, [...demoObservations(now), ...demoPlannedVisits(now)]),
  async seedDistrict(context, district, { now }) {
    for (const visits of inParts(district.visits, VISITS_AT_ONCE))
      await importObservations(context, districtObservations({ ...district, visits }), now);
  },
};
