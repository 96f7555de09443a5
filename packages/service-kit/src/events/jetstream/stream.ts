import { createHash } from 'node:crypto';
import type { DomainEvent, EventType } from '@coaching/contracts';
import { type JetStreamManager, nanos, StorageType, type StreamConfig } from 'nats';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The one stream that holds every domain's events. */
export const STREAM = 'coaching_events';

/** Subjects below this are signals, which no stream holds. */
export const SIGNALS = 'coaching_signals';

/**
 * Lanes of the stream; an entity's events all lie in one. A consumer works on one event of a lane at a time,
 * which keeps their order over any number of replicas, and one that fails holds up its own lane only.
 * Changing the number needs a new stream: it decides where an entity's events lie.
 */
export const LANES = 8;

/** How long the broker keeps an event; shorter than consumers remember having seen one (reactions.ts). */
const KEPT_MS = 28 * DAY_MS;
/** How long the broker itself knows an event's id again. */
const DUPLICATE_WINDOW_MS = 10 * 60_000;

const laneOf = (entity_uid: string) => createHash('sha1').update(entity_uid).digest().readUInt32BE() % LANES;

/** Where an event lies: lane, type (two words) and entity. */
export const subjectOf = ({ type, entity_uid }: DomainEvent) =>
  `${STREAM}.${laneOf(entity_uid)}.${type}.${entity_uid}`;

/** Subjects of all events of a lane. */
export const laneSubject = (lane: number) => `${STREAM}.${lane}.>`;

/** Subjects of all events of a type. */
export const typeSubject = (type: EventType) => `${STREAM}.*.${type}.*`;

/** Makes the stream if the broker does not have it. */
export async function ensureStream(manager: JetStreamManager): Promise<void> {
  const config: Partial<StreamConfig> = {
    name: STREAM,
    subjects: [`${STREAM}.>`],
    storage: StorageType.File,
    max_age: nanos(KEPT_MS),
    duplicate_window: nanos(DUPLICATE_WINDOW_MS),
  };
  const names = await manager.streams.names(config.subjects![0]).next();
  if (!names.includes(STREAM)) await manager.streams.add(config);
}
