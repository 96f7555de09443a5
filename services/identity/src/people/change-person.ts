import { MESSAGES } from '@coaching/contracts';
import { NotFound, type ServiceContext, type Transaction } from '@coaching/service-kit';
import { withSessionsEnded } from '../session/session-of';
import type { People } from './people-repository';
import { userDeleted, userUpdated } from './person-events';
import type { PersonRecord } from './person-record';

/** Stores people's new states and publishes that to the other domains. */
export async function putPeople(
  people: People,
  changed: readonly PersonRecord[],
  { session, announce, signal }: Transaction,
): Promise<void> {
  await people.putAll(changed, session);
  for (const person of changed) {
    await announce(userUpdated(person));
    signal('person.changed', person.uid);
  }
}

/** Stores a person's new state and publishes that to the other domains. */
export const putPerson = (people: People, person: PersonRecord, transaction: Transaction): Promise<void> =>
  putPeople(people, [person], transaction);

/**
 * Changes a person as they are at this moment, in one transaction, and publishes that to the other domains; a change that
 * answers the very same person changes nothing.
 * @param also what else belongs to the transaction once the person is another
 * @throws NotFound when there is no such person, and what `change` throws
 */
export function changePerson(
  { people, context }: { people: People; context: ServiceContext },
  uid: string,
  now: Date,
  change: (person: PersonRecord) => PersonRecord,
  also?: (changed: PersonRecord, before: PersonRecord, transaction: Transaction) => Promise<void>,
): Promise<PersonRecord> {
  return context.transaction(async (transaction) => {
    const person = await people.find(uid, transaction.session);
    if (!person) throw new NotFound(MESSAGES.notFound);
    const changed = change(person);
    if (changed === person) return person;
    const stored = {
      ...changed,
      revision: person.revision + 1,
      updated_at: now,
    };
    await putPerson(people, stored, transaction);
    await also?.(stored, person, transaction);
    return stored;
  });
}

/**
 * Puts people into the recycle bin within a transaction of the caller's, who has looked whether that may be and mails
 * nobody: as an import is taken back, which brought in people who never came.
 */
export async function removePeople(
  people: People,
  removed: readonly PersonRecord[],
  { by, now }: { by: string; now: Date },
  { session, announce, signal }: Transaction,
): Promise<void> {
  const after = removed.map((person) => {
    const stamps = { revision: person.revision + 1, updated_at: now, deleted_at: now, deleted_by: by };
    return { ...withSessionsEnded(person), ...stamps };
  });
  await people.putAll(after, session);
  for (const person of after) {
    await announce(userDeleted(person));
    signal('person.changed', person.uid);
  }
}
