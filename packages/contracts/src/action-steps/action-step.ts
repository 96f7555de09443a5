import { z } from 'zod';
import { day, line, moment, revision, richText, uid } from '../fields';
import { userEmbedSchema } from '../identity/user';
import { interactionEntityTypes } from '../interactions/interaction-kinds';

/** What a step stores of the tool it came from: enough to name it and, by interactionPath, to open it. */
export const toolEmbedSchema = z.object({
  uid,
  entity_type: z.enum(interactionEntityTypes),
  title: line(300),
  timestamp: moment.nullable(),
});
export type ToolEmbed = z.infer<typeof toolEmbedSchema>;

/** Some of a tool's coachees. */
export const namedClientsSchema = z.union([z.object({ uid }), z.array(z.object({ uid })).max(100)]);

const written = {
  /** What is to be done. */
  action_step: richText,
  /** Whether it is for the coachee to do; otherwise it is for the coach. */
  coachee: z.boolean(),
  /** When it was done; null while it is open. */
  completed: moment.nullable(),
  /** The last day on which it is in time. */
  due_date: day.nullable(),
};

/** A follow-up of an observation, a conversation or a rubric instance, as the server answers it. */
export const actionStepSchema = z.object({
  uid,
  ...written,
  revision,
  tool_type: z.enum(interactionEntityTypes),
  tool_uid: uid,
  tool_embed: toolEmbedSchema,
  /** The coach. */
  user_embed: userEmbedSchema,
  /** The coachee; a list where a conversation has several. */
  client_embed: z.union([userEmbedSchema, z.array(userEmbedSchema)]),
  organization_uid: uid.nullable(),
  program_uid: uid.nullable(),
});
export type ActionStep = z.infer<typeof actionStepSchema>;

/**
 * What is sent of a step; fields left out stay as they are. `revision` is the one the change is based on, 0 on the
 * first save: a repeated first save is answered as an update. Clients that know the specification's fields alone need
 * no revision: without one a change is based on what is there. A step without a uid is given one.
 */
export const actionStepDraftSchema = z.object({
  uid: uid.nullish(),
  ...z.object(written).partial().shape,
  /** For whom of the tool's coachees a new step is; as its save says unless it says so itself. */
  client_embed: namedClientsSchema.nullish(),
  revision: revision.optional(),
});
export type ActionStepDraft = z.infer<typeof actionStepDraftSchema>;
