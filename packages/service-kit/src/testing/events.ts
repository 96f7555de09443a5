import { type DomainEvent, newUid } from '@coaching/contracts';

/** An event as the outbox would hold it; about an entity and revision of one's own if given. */
export function anEvent(given: Partial<DomainEvent<'observation.deleted'>> = {}): DomainEvent {
  const entity_uid = given.entity_uid ?? newUid();
  return {
    id: newUid(),
    type: 'observation.deleted',
    occurred_at: '2026-11-02T09:00:00.000Z',
    entity_uid,
    revision: 1,
    data: { uid: entity_uid },
    ...given,
  };
}

/** As many events of one entity, in order. */
export function eventsOf(entity_uid: string, count: number): DomainEvent[] {
  return Array.from({ length: count }, (_, index) => anEvent({ entity_uid, revision: index + 1 }));
}
