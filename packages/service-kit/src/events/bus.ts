import type { DomainEvent, EventType } from '@coaching/contracts';
import type { Signals } from './signals';

/** Handles one event; a rejection means "not handled, give it to me again". */
export type HandleEvent = (event: DomainEvent) => Promise<void>;

export interface Subscription {
  /** Finishes what is being handled and takes no more. */
  stop(): Promise<void>;
}

/** The broker cannot take events now; nothing is wrong with the event itself. */
export class BusAway extends Error {}

/**
 * How domains tell each other facts. Both implementations keep the same promises (testing/bus-contract.ts): at least
 * once, in order per entity, nothing lost while a consumer or the broker is away.
 */
export interface EventBus {
  /**
   * Resolves once the event is durably accepted; the same id again has no effect. Events of one entity are in
   * order when each is published after the one before was accepted, as the relay does.
   * @throws BusAway, or what made a consumer fail; either way the publisher keeps the event and tries again
   */
  publish(event: DomainEvent): Promise<void>;
  /**
   * Durable: what is published while the consumer is away waits for it; what it rejects comes again, after a
   * growing pause and before anything later of the same entity. Subscribers of one name share the work.
   * @param consumer letters, digits, - and _
   */
  subscribe(consumer: string, types: readonly EventType[], handle: HandleEvent): Promise<Subscription>;
  /** Fleeting: every listener in every process hears what happens while it listens; for caches and live views. */
  listen(types: readonly EventType[], handle: (event: DomainEvent) => void): Promise<Subscription>;
  /** What is no event: told at once, heard by whoever listens, and then forgotten. */
  signals: Signals;
  /** Lets publishing begin, once every consumer of this process has subscribed. */
  start(): Promise<void>;
  /** Null when events flow, else one sentence. */
  notReadyBecause(): Promise<string | null>;
  close(): Promise<void>;
}
