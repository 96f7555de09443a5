import type { Actor, ResourcePlace } from '@coaching/contracts';
import { hasAnyRole, hasGlobalRole, hasOrganizationRole, isStaff, mayWorkIn } from './roles';

/** Read resources: the platform's are for everybody, an organisation's for those who may work in it. */
export const mayReadResources = (actor: Actor | null, place: ResourcePlace): boolean =>
  place.config_entity === 'System' || (actor !== null && mayWorkIn(actor, place.config_entity_uid));

/** Make, change and delete resources: the platform's by who manages its content (spec 2 section 6), an organisation's by its admins. */
export const mayEditResources = (
  actor: Actor,
  { config_entity, config_entity_uid }: ResourcePlace,
): boolean =>
  config_entity === 'System'
    ? hasGlobalRole(actor, 'Superuser', 'Content Manager')
    : isStaff(actor) ||
      hasOrganizationRole(actor, config_entity_uid, 'Organization Admin', 'Organization Content Admin');

/** Mail a resource to others: who reads it and coaches or administers somewhere, so that nobody signs up to send mails. */
export const mayMailResource = (actor: Actor, place: ResourcePlace): boolean =>
  mayReadResources(actor, place) &&
  (isStaff(actor) ||
    hasGlobalRole(actor, 'Content Manager') ||
    (actor.schools.length > 0 &&
      hasAnyRole(
        actor,
        'Organization Admin',
        'Organization Content Admin',
        'Program Admin',
        'Program Content Admin',
        'Coach',
      )));
