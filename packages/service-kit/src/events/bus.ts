import type { DomainEvent, EventType } from '@coaching/contracts';
import type { Signals } from './signals';

/** Handles one event; a rejection means "not handled, give it to me again". */
export type HandleEvent = (event: DomainEvent) => Promise<void>;

export interface Subscription {
  /** Finishes what is being handled and takes no more. */
  stop(): Promise<void>;
}

export interface SubscribeOptions {
  /** The handler needs no order: it is given several events of one entity at once, and catches up the quicker. */
  anyOrder?: boolean;
}

/** The broker cannot take events now; nothing is wrong with the event itself. */
export class BusAway extends Error {}

/** What a broker stores of events. */
export interface BusRecord {
  /** Another one when it was made anew, empty. */
  id: string;
  /** Number of the last event it stores. */
  last: number;
  /** The highest number it has given to an event of this process since it was connected to. */
  acknowledged: number;
}

/**
 * How domains publish facts to each other. Both implementations keep the same promises (testing/bus-contract.ts): at least
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
  subscribe(
    consumer: string,
    types: readonly EventType[],
    handle: HandleEvent,
    options?: SubscribeOptions,
  ): Promise<Subscription>;
  /** Not durable: every listener in every process receives what happens while it listens; for caches and live views. */
  listen(types: readonly EventType[], handle: (event: DomainEvent) => void): Promise<Subscription>;
  /** What is no event: sent at once, received by whoever listens, and stored nowhere. */
  signals: Signals;
  /** Lets publishing begin, once every consumer of this process has subscribed. */
  start(): Promise<void>;
  /** What the broker stores, which it may lose; null where there is none, or it is away. */
  record(): Promise<BusRecord | null>;
  /** Null when events flow, else one sentence. */
  notReadyBecause(): Promise<string | null>;
  close(): Promise<void>;
}
