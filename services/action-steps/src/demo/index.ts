import { type DemoOfDomain, VISITS_AT_ONCE } from '@coaching/demo';
import { inParts } from '@coaching/service-kit';
import { importActionSteps } from '../import/import-action-steps';
import { demoActionSteps, districtActionSteps } from './action-steps';
import { demoConversationSteps } from './conversation-steps';

/** The action steps of the demo: what follows from its visits and conversations. */
export const demo: DemoOfDomain = {
  seed: (context, { now }) =>
    importActionSteps(context, [...demoActionSteps(now), ...demoConversationSteps(now)]),
  async seedDistrict(context, district, { now }) {
    for (const visits of inParts(district.visits, VISITS_AT_ONCE))
      await importActionSteps(context, districtActionSteps({ ...district, visits }, now));
  },
};
