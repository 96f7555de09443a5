import { z } from 'zod';
import { actionStepEvents, actionStepFacts, actionStepStates } from './action-steps/events';
import { billingEvents, billingStates } from './billing/events';
import { contentEvents, contentFacts, contentStates } from './content/events';
import { conversationSignals } from './conversations/signals';
import { moment, revision, uid } from './fields';
import { identityEvents, identityFacts, identitySignals, identityStates } from './identity/events';
import {
  type InteractionEventType,
  interactionEvents,
  interactionFinishes,
  interactionStates,
} from './interactions/events';
import { observationSignals } from './observations/signals';
import { rubricSignals } from './rubrics/signals';
import { toolEvents, toolFacts, toolStates } from './tools/events';

/**
 * Signals: sent as something happens to whoever listens, and never stored; live views then look for themselves.
 * Names stand in NATS subjects.
 */
export const signalTypes = [
  ...observationSignals,
  ...conversationSignals,
  ...rubricSignals,
  ...identitySignals,
] as const;
export type SignalType = (typeof signalTypes)[number];

/** Facts that domains publish to each other, by name; the value is what `data` holds. */
export const eventTypes = {
  ...identityEvents,
  ...interactionEvents,
  ...toolEvents,
  ...actionStepEvents,
  ...contentEvents,
  ...billingEvents,
} as const;

export type EventType = keyof typeof eventTypes;
export type EventData<Type extends EventType> = z.output<(typeof eventTypes)[Type]>;

/**
 * Events that say all of how their entity is now, so that a later one of the same type says all that an earlier one
 * did: the earlier is dropped when it was not published yet. What somebody counts is not among them.
 */
export const stateTypes: readonly EventType[] = [
  ...identityStates,
  ...interactionStates,
  ...toolStates,
  ...actionStepStates,
  ...contentStates,
  ...billingStates,
];

/**
 * Events that happened once and that no look at the entity brings back: a service stores a copy for a while after it has
 * published one, to publish it again when the broker has lost it. Of deletions the entity itself is the record.
 */
export const factTypes: readonly EventType[] = [
  ...identityFacts,
  ...interactionFinishes,
  ...actionStepFacts,
  ...contentFacts,
  ...toolFacts,
];

/** The envelope of every event. `id` is also the de-duplication key. */
export const eventEnvelopeSchema = z.object({
  id: uid,
  type: z.enum(Object.keys(eventTypes) as [EventType, ...EventType[]]),
  occurred_at: moment,
  /** The entity it is about; events of one entity arrive in order. */
  entity_uid: uid,
  /** The entity's revision after the change; a consumer ignores one older than it has seen. */
  revision,
  /** Whose deed it was, and who of the staff was signed in as them; absent for what people do in person. */
  user_uid: uid.optional(),
  real_uid: uid.optional(),
  data: z.unknown(),
});

export type DomainEvent<Type extends EventType = EventType> = {
  [T in Type]: Omit<z.infer<typeof eventEnvelopeSchema>, 'type' | 'data'> & { type: T; data: EventData<T> };
}[Type];

/** An event of an interaction of any kind. */
export type InteractionEvent = DomainEvent<InteractionEventType>;
