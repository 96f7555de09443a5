import type { DomainEvent } from '@coaching/contracts';

/** Keeps what a handler was given, and lets a test wait for it. */
export interface Heard {
  events: DomainEvent[];
  /** Records an event; a handler in its own right. */
  hear(event: DomainEvent): Promise<void>;
  /** Resolves once this many events were heard. */
  count(atLeast: number): Promise<void>;
  /** Resolves once the event with this id was heard. */
  id(wanted: string): Promise<void>;
  /** Resolves once an event about each of these entities was heard. */
  about(...entities: string[]): Promise<void>;
}

export function heard(): Heard {
  const waiting: { done(): boolean; resolve(): void }[] = [];
  const events: DomainEvent[] = [];
  const until = (done: () => boolean) =>
    done() ? Promise.resolve() : new Promise<void>((resolve) => waiting.push({ done, resolve }));
  return {
    events,
    async hear(event) {
      events.push(event);
      for (const { done, resolve } of waiting) if (done()) resolve();
    },
    count: (atLeast) => until(() => events.length >= atLeast),
    about: (...entities) =>
      until(() => entities.every((wanted) => events.some(({ entity_uid }) => entity_uid === wanted))),
    id: (wanted) => until(() => events.some(({ id }) => id === wanted)),
  };
}
