import type { Transaction } from '@coaching/service-kit';
import type { People } from './people-repository';
import { userDeleted, userUpdated } from './person-events';
import type { PersonRecord } from './person-record';

/** Stores a person's new state and tells the other domains. */
export async function putPerson(
  people: People,
  person: PersonRecord,
  { session, announce }: Transaction,
): Promise<void> {
  await people.put(person, session);
  await announce(userUpdated(person));
}

/** Deletes a person softly, stamped with who and when, and tells the other domains. */
export async function removePerson(
  people: People,
  person: PersonRecord,
  { by, now }: { by: string; now: Date },
  { session, announce }: Transaction,
): Promise<void> {
  const stamps = { revision: person.revision + 1, updated_at: now, deleted_at: now, deleted_by: by };
  const removed = { ...person, ...stamps };
  await people.put(removed, session);
  await announce(userDeleted(removed));
}
