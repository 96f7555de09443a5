import type { Announcement } from '@coaching/service-kit';
import type { PersonRecord } from './person-record';
import { presentToDomains } from './present-person';

/** A person as they are now. */
export function userUpdated(person: PersonRecord): Announcement<'user.updated'> {
  const { uid, revision } = person;
  return { type: 'user.updated', entity_uid: uid, revision, data: { person: presentToDomains(person) } };
}

/** A person is in the recycle bin. */
export function userDeleted({ uid, revision }: PersonRecord): Announcement<'user.deleted'> {
  return { type: 'user.deleted', entity_uid: uid, revision, data: { uid } };
}
