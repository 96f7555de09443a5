import type { DomainEvent, EventType } from '@coaching/contracts';
import type { EventBus, HandleEvent } from './bus';

interface Consumer {
  types: readonly EventType[];
  handle: HandleEvent;
}

/**
 * Delivers within one process. Durability is the outbox's: publishing resolves only when every consumer has
 * handled the event, so a row leaves the outbox only then, and a consumer that failed is given it again.
 */
export function createInProcessBus(): EventBus {
  const consumers = new Map<string, Consumer>();
  const listeners = new Set<{ types: readonly EventType[]; handle: (event: DomainEvent) => void }>();
  let open = () => {};
  const started = new Promise<void>((resolve) => {
    open = resolve;
  });

  return {
    async publish(event) {
      await started;
      const concerned = [...consumers.values()].filter(({ types }) => types.includes(event.type));
      const outcomes = await Promise.allSettled(concerned.map(({ handle }) => handle(event)));
      const failure = outcomes.find((outcome) => outcome.status === 'rejected');
      if (failure) throw failure.reason;
      for (const { types, handle } of listeners) if (types.includes(event.type)) handle(event);
    },
    async subscribe(consumer, types, handle) {
      consumers.set(consumer, { types, handle });
      return { stop: async () => void consumers.delete(consumer) };
    },
    async listen(types, handle) {
      const listener = { types, handle };
      listeners.add(listener);
      return { stop: async () => void listeners.delete(listener) };
    },
    start: async () => open(),
    notReadyBecause: async () => null,
    close: async () => consumers.clear(),
  };
}
