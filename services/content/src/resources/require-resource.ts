import { mayEditResources, mayReadResources } from '@coaching/access';
import { type Actor, MESSAGES, type ResourcePlace } from '@coaching/contracts';
import { NotAllowed, NotFound } from '@coaching/service-kit';
import type { ResourceRecord } from './resource-record';

/** @throws NotFound when the actor sees none of this place, NotAllowed when they may not change them */
export function requireEditable(actor: Actor, place: ResourcePlace): void {
  if (!mayReadResources(actor, place) && !mayEditResources(actor, place))
    throw new NotFound(MESSAGES.notFound);
  if (!mayEditResources(actor, place)) throw new NotAllowed(MESSAGES.notAllowed);
}

/** A resource that is at this place. @throws NotFound */
export function requireAt(place: ResourcePlace, resource: ResourceRecord | null): ResourceRecord {
  const { config_entity, config_entity_uid } = place;
  if (resource?.config_entity === config_entity && resource.config_entity_uid === config_entity_uid)
    return resource;
  throw new NotFound(MESSAGES.notFound);
}
