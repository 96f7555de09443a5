import { z } from 'zod';
import { uid } from '../fields';
import { interactionVisibilitySchema } from '../interactions/interaction-visibility';
import { laneNamingSchema } from './lanes';

/** What new observations of the caller start with unless they say otherwise. */
export const observationDefaultsSchema = z.object({
  /** Who may read it: the coach's own choice; null follows the organisation. */
  own: interactionVisibilitySchema.nullable(),
  /** Of the organisation one works in; null where nothing was chosen, and for those who work in none. */
  organization: interactionVisibilitySchema.nullable(),
  /** How the lanes are named, as the coach chose last; null for nothing. */
  lanes: laneNamingSchema.nullable(),
  /** The same, of tools which say how theirs are named and with which the coach chose otherwise. */
  tool_lanes: z.array(z.object({ tool_uid: uid, lanes: laneNamingSchema })),
});
export type ObservationDefaults = z.infer<typeof observationDefaultsSchema>;

/** What of it is chosen anew; what is left out stays. */
export const observationDefaultsDraftSchema = z.strictObject({
  ...observationDefaultsSchema.partial().shape,
  /** Of the tools that it names; null takes the choice back. */
  tool_lanes: z
    .array(z.strictObject({ tool_uid: uid, lanes: laneNamingSchema.nullable() }))
    .max(20)
    .optional(),
});
export type ObservationDefaultsDraft = z.infer<typeof observationDefaultsDraftSchema>;
