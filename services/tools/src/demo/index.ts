import type { DemoOfDomain } from '@coaching/demo';
import { importToolSets } from '../import/import-tool-sets';
import { demoToolSets } from './tool-sets';

/** The tool sets of the demo. */
export const demo: DemoOfDomain = {
  seed: (context, { now }) => importToolSets(context, demoToolSets, now),
};
