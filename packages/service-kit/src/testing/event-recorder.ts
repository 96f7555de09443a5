import type { DomainEvent } from '@coaching/contracts';

/** Records the events that a handler receives, and lets a test wait for them. */
export interface EventRecorder {
  events: DomainEvent[];
  /** Records an event; a handler in its own right. */
  receiveEvent(event: DomainEvent): Promise<void>;
  /** Resolves once this many events were received. */
  count(atLeast: number): Promise<void>;
  /** Resolves once the event with this id was received. */
  id(wanted: string): Promise<void>;
  /** Resolves once an event about each of these entities was received. */
  about(...entities: string[]): Promise<void>;
}

export function eventRecorder(): EventRecorder {
  const waiting: { done(): boolean; resolve(): void }[] = [];
  const events: DomainEvent[] = [];
  const until = (done: () => boolean) =>
    done() ? Promise.resolve() : new Promise<void>((resolve) => waiting.push({ done, resolve }));
  return {
    events,
    async receiveEvent(event) {
      events.push(event);
      for (const { done, resolve } of waiting) if (done()) resolve();
    },
    count: (atLeast) => until(() => events.length >= atLeast),
    about: (...entities) =>
      until(() => entities.every((wanted) => events.some(({ entity_uid }) => entity_uid === wanted))),
    id: (wanted) => until(() => events.some(({ id }) => id === wanted)),
  };
}
