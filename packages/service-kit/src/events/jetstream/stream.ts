import { createHash } from 'node:crypto';
import type { DomainEvent, EventType } from '@coaching/contracts';
import { ErrorCode, type JetStreamManager, NatsError, nanos, StorageType, type StreamConfig } from 'nats';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The one stream that holds every domain's events. */
export const STREAM = 'coaching_events';

/** Subjects below this are signals, which no stream holds. */
export const SIGNALS = 'coaching_signals';

/**
 * Partitions of the stream; an entity's events all lie in one. A consumer works on one event of a partition at a time,
 * which keeps their order over any number of replicas, and one that fails holds up its own partition only. What comes from
 * several partitions at the same time is handled together. With more partitions an entity's next events may lie in another one
 * than its last; with fewer, some would be read by nobody.
 */
export const PARTITIONS = 32;

/** How long the broker keeps an event; shorter than consumers remember having seen one (reactions.ts). */
const RETENTION_MS = 28 * DAY_MS;
/** How long the broker itself knows an event's id again. */
const DUPLICATE_WINDOW_MS = 10 * 60_000;

const partitionOf = (entity_uid: string) =>
  createHash('sha1').update(entity_uid).digest().readUInt32BE() % PARTITIONS;

/** Where an event lies: partition, type (two words) and entity. */
export const subjectOf = ({ type, entity_uid }: DomainEvent) =>
  `${STREAM}.${partitionOf(entity_uid)}.${type}.${entity_uid}`;

/** Subjects of all events of a partition. */
export const partitionSubject = (partition: number) => `${STREAM}.${partition}.>`;

/** Subjects of all events of a type. */
export const typeSubject = (type: EventType) => `${STREAM}.*.${type}.*`;

/** Makes the stream if the broker does not have it. */
export async function ensureStream(manager: JetStreamManager): Promise<void> {
  const config: Partial<StreamConfig> = {
    name: STREAM,
    subjects: [`${STREAM}.>`],
    storage: StorageType.File,
    max_age: nanos(RETENTION_MS),
    duplicate_window: nanos(DUPLICATE_WINDOW_MS),
  };
  const names = await manager.streams.names(config.subjects![0]).next();
  if (!names.includes(STREAM)) await manager.streams.add(config);
}

/** JetStream's own code for a stream that it does not have. */
const STREAM_NOT_FOUND = 10059;

/** Whether the broker is there, but its stream is not: somebody deleted it. */
export const isStreamGone = (error: unknown) =>
  error instanceof NatsError &&
  (error.code === ErrorCode.NoResponders || error.api_error?.err_code === STREAM_NOT_FOUND);
