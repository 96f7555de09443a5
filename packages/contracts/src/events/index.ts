import { z } from 'zod';
import {
  actionStepSchema,
  interactionSchema,
  mailRequestSchema,
  organizationSchema,
  toolSchema,
  toolSetSchema,
  userEmbedSchema,
} from '../entities';
import { moment, revision, uid } from '../fields';

/** What other domains keep of a person, and whom they may coach with. */
export const personSchema = userEmbedSchema.extend({
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  /** Coaches this person was invited by; a standalone coach coaches through this. */
  coaches: z.array(uid),
  schools: z.array(
    z.object({
      organization_uid: uid,
      programs: z.array(z.object({ program_uid: uid, program_name: z.string() })),
    }),
  ),
});
export type Person = z.infer<typeof personSchema>;

/** What the interactions list and the logs need to know of an interaction. */
export const interactionFactsSchema = interactionSchema.omit({ client_embed: true }).extend({
  clients: z.array(userEmbedSchema),
  organization_uid: uid.nullable(),
  program_uid: uid.nullable(),
  end_timestamp: moment.nullable(),
});
export type InteractionFacts = z.infer<typeof interactionFactsSchema>;

/** What metrics need to know of an action step; what it says stays where it is. */
export const actionStepFactsSchema = actionStepSchema
  .pick({ uid: true, coachee: true, completed: true, due_date: true, tool_type: true, tool_uid: true })
  .extend({
    /** Uid of the coach. */
    user: uid,
    /** Uids of the coachees. */
    clients: z.array(uid),
    organization_uid: uid.nullable(),
    program_uid: uid.nullable(),
    created_at: moment,
  });
export type ActionStepFacts = z.infer<typeof actionStepFactsSchema>;

/** What lists need to know of a tool set: what its own tools are called. */
export const toolSetFactsSchema = toolSetSchema
  .pick({ uid: true, config_entity: true, config_uid: true })
  .extend({ tools: z.array(toolSchema.pick({ uid: true, name: true, tool_type: true })) });
export type ToolSetFacts = z.infer<typeof toolSetFactsSchema>;

/**
 * What is told while it happens and to whoever listens, and never kept: live views look for themselves then.
 * Names stand in NATS subjects.
 */
export const signalTypes = ['observation.saved'] as const;
export type SignalType = (typeof signalTypes)[number];

/** Facts that domains tell each other, by name; the value is what `data` holds. */
export const eventTypes = {
  'user.updated': z.object({ person: personSchema }),
  'user.deleted': z.object({ uid }),
  'organization.updated': z.object({ organization: organizationSchema }),
  'observation.updated': z.object({ interaction: interactionFactsSchema }),
  'observation.finished': z.object({ interaction: interactionFactsSchema }),
  'observation.deleted': z.object({ uid }),
  /** A tool set or a name in it has changed; told of every set by itself, without what it takes over. */
  'tool_set.updated': z.object({ tool_set: toolSetFactsSchema }),
  'action_step.updated': z.object({ step: actionStepFactsSchema }),
  /** Told again when a step that was reopened is completed once more: count steps, not words. */
  'action_step.completed': z.object({ step: actionStepFactsSchema }),
  /** Removed, or gone along with its tool; an update brings it back. */
  'action_step.deleted': z.object({ uid }),
  /** Each mail is an entity of its own, so that mails wait for nothing but the mail server. */
  'mail.requested': z.object({ mail: mailRequestSchema }),
} as const;

export type EventType = keyof typeof eventTypes;
export type EventData<Type extends EventType> = z.output<(typeof eventTypes)[Type]>;

/** The envelope of every event. `id` is also the de-duplication key. */
export const eventEnvelopeSchema = z.object({
  id: uid,
  type: z.enum(Object.keys(eventTypes) as [EventType, ...EventType[]]),
  occurred_at: moment,
  /** The entity it is about; events of one entity arrive in order. */
  entity_uid: uid,
  /** The entity's revision after the change; a consumer ignores one older than it has seen. */
  revision,
  data: z.unknown(),
});

export type DomainEvent<Type extends EventType = EventType> = {
  [T in Type]: Omit<z.infer<typeof eventEnvelopeSchema>, 'type' | 'data'> & { type: T; data: EventData<T> };
}[Type];
