import { z } from 'zod';
import { moment, uid } from '../fields';
import { userEmbedSchema } from '../identity/user';
import { interactionSchema } from './interaction';
import { writtenUnderCounts } from './interaction-visibility';

/** What the interactions list and the logs need to know of an interaction. */
export const interactionFactsSchema = interactionSchema.omit({ client_embed: true }).extend({
  clients: z.array(userEmbedSchema),
  organization_uid: uid.nullable(),
  program_uid: uid.nullable(),
  counts_only: writtenUnderCounts,
  /** When it was made; events from before this was published lack it. */
  created_at: moment.optional(),
  end_timestamp: moment.nullable(),
  /** Of the tool set it was made with, and whose that is; null for none. */
  tool_config_uid: uid.nullable().default(null),
  tool_config_entity_uid: uid.nullable().default(null),
});
export type InteractionFacts = z.infer<typeof interactionFactsSchema>;
