import { z } from 'zod';
import { requiredLine } from '../fields';

/** How the two lanes of a script are named: after who coaches and who is coached, or in words of one's own. */
export const laneNamingSchema = z.discriminatedUnion('by', [
  z.strictObject({ by: z.literal('people') }),
  z.strictObject({ by: z.literal('words'), left_name: requiredLine(), right_name: requiredLine() }),
]);
export type LaneNaming = z.infer<typeof laneNamingSchema>;
