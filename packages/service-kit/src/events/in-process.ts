import type { DomainEvent, EventType } from '@coaching/contracts';
import type { EventBus, HandleEvent } from './bus';
import { inProcessSignals } from './signals';

interface Consumer {
  types: readonly EventType[];
  /** Its subscribers take turns; none while it is away. */
  subscribers: HandleEvent[];
}

interface Listener {
  types: readonly EventType[];
  handle: (event: DomainEvent) => void;
}

/** Ids of delivered events that are known again, so that one published twice is handled once. */
const REMEMBERED = 10_000;

async function deliver(name: string, { subscribers }: Consumer, event: DomainEvent): Promise<void> {
  const next = subscribers.shift();
  if (!next) throw new Error(`${name} is away.`);
  subscribers.push(next);
  await next(event);
}

/**
 * Delivers within one process. Durability is the outbox's: publishing resolves only when every consumer has
 * handled the event, so a row leaves the outbox only then, and a consumer that failed or has stopped is given
 * it again; those that have handled it already know it by its id.
 */
export function createInProcessBus(): EventBus {
  const consumers = new Map<string, Consumer>();
  const listeners = new Set<Listener>();
  const delivered = new Set<string>();
  let started = false;
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });

  function markDelivered(id: string): void {
    delivered.add(id);
    const [oldest] = delivered;
    if (delivered.size > REMEMBERED && oldest) delivered.delete(oldest);
  }

  return {
    async publish(event) {
      await opened;
      if (delivered.has(event.id)) return;
      for (const { types, handle } of listeners) if (types.includes(event.type)) handle(event);
      const concerned = [...consumers].filter(([, { types }]) => types.includes(event.type));
      const outcomes = await Promise.allSettled(
        concerned.map(([name, consumer]) => deliver(name, consumer, event)),
      );
      const failure = outcomes.find((outcome) => outcome.status === 'rejected');
      if (failure) throw failure.reason;
      markDelivered(event.id);
    },
    async subscribe(name, types, handle) {
      const consumer = consumers.get(name) ?? { types, subscribers: [] };
      consumers.set(name, consumer);
      consumer.types = types;
      const running = new Set<Promise<void>>();
      const subscriber: HandleEvent = (event) => {
        const handling = handle(event).finally(() => running.delete(handling));
        running.add(handling);
        return handling;
      };
      consumer.subscribers.push(subscriber);
      return {
        async stop() {
          consumer.subscribers = consumer.subscribers.filter((other) => other !== subscriber);
          await Promise.allSettled(running);
        },
      };
    },
    async listen(types, handle) {
      const listener = { types, handle };
      listeners.add(listener);
      return { stop: async () => void listeners.delete(listener) };
    },
    signals: inProcessSignals(),
    async start() {
      started = true;
      open();
    },
    // Durability is the outbox's.
    record: async () => null,
    notReadyBecause: async () => (started ? null : 'Events do not flow yet.'),
    async close() {
      consumers.clear();
      listeners.clear();
    },
  };
}
