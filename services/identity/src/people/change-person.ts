import type { Transaction } from '@coaching/service-kit';
import type { People } from './people-repository';
import type { PersonRecord } from './person-record';
import { presentToDomains } from './present-person';

/** Stores a person's new state and tells the other domains. */
export async function putPerson(
  people: People,
  person: PersonRecord,
  { session, announce }: Transaction,
): Promise<void> {
  await people.put(person, session);
  await announce({
    type: 'user.updated',
    entity_uid: person.uid,
    revision: person.revision,
    data: { person: presentToDomains(person) },
  });
}

/** Deletes a person softly, stamped with who and when, and tells the other domains. */
export async function removePerson(
  people: People,
  person: PersonRecord,
  { by, now }: { by: string; now: Date },
  { session, announce }: Transaction,
): Promise<void> {
  const revision = person.revision + 1;
  await people.put({ ...person, revision, updated_at: now, deleted_at: now, deleted_by: by }, session);
  await announce({ type: 'user.deleted', entity_uid: person.uid, revision, data: { uid: person.uid } });
}
