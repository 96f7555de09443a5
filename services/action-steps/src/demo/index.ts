import type { DemoOfDomain } from '@coaching/demo';
import { importActionSteps } from '../import/import-action-steps';
import { demoActionSteps } from './action-steps';
import { demoConversationSteps } from './conversation-steps';

/** The action steps of the demo: what follows from its visits and conversations. */
export const demo: DemoOfDomain = {
  seed: (context, { now }) =>
    importActionSteps(context, [...demoActionSteps(now), ...demoConversationSteps(now)]),
};
