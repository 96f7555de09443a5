import { z } from 'zod';
import { line, moment, uid } from '../fields';
import { userEmbedSchema } from '../identity/user';
import { interactionEntityTypes } from './interaction-kinds';
import { interactionVisibilitySchema } from './interaction-visibility';

/** A row of the interactions list: an observation, a conversation or a rubric instance. */
export const interactionSchema = z.object({
  uid,
  title: line(300),
  timestamp: moment.nullable(),
  /** Minutes; null means not started. */
  duration: z.number().int().nullable(),
  entity_type: z.enum(interactionEntityTypes),
  tool_uid: uid.nullable(),
  /** What kind of tool it came from, as the Tool column shows it. */
  tool_name: line(200),
  /** Private ones are listed for their coach alone. */
  visibility: interactionVisibilitySchema.default('shared'),
  user_embed: userEmbedSchema,
  client_embed: z.union([userEmbedSchema, z.array(userEmbedSchema)]),
});
export type Interaction = z.infer<typeof interactionSchema>;
