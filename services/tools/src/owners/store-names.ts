import type { DomainEvent } from '@coaching/contracts';
import type { EventReactions } from '@coaching/service-kit';
import type { OwnerNames } from './owner-names';

/** Keeps what organisations and people are called, as identity publishes it; who is deleted keeps their name. */
export function storeNames(names: OwnerNames): EventReactions {
  return {
    'organization.updated': ({ entity_uid: uid, revision, data: { organization } }, { session }) =>
      names.keepAll('Organization', [{ uid, name: organization.name, revision }], session),
    'user.updated': {
      toAll: (events, { session }) =>
        names.keepAll(
          'User',
          (events as readonly DomainEvent<'user.updated'>[]).map(
            ({ entity_uid: uid, revision, data: { person } }) => ({ uid, name: person.username, revision }),
          ),
          session,
        ),
    },
  };
}
