import type { EventReactions } from '@coaching/service-kit';
import { ORGANIZATIONS, type OwnerNames, PEOPLE } from './owner-names';

/** Keeps what organisations and people are called, as identity tells it; who is deleted keeps their name. */
export function keepNames(names: OwnerNames): EventReactions {
  return {
    'organization.updated': ({ entity_uid: uid, revision, data: { organization } }, { session }) =>
      names.keep(ORGANIZATIONS, { uid, name: organization.name, revision }, session),
    'user.updated': ({ entity_uid: uid, revision, data: { person } }, { session }) =>
      names.keep(PEOPLE, { uid, name: person.username, revision }, session),
  };
}
