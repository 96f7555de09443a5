import { comparable } from '@coaching/contracts';
import { findsOf } from './lists/person-finds';
import { standingOf } from './lists/person-lists';
import type { PersonRecord } from './person-record';

/** What lists sort and search a person by, and in which they are: made wherever a person is stored, and nowhere else. */
export function keysOf(person: Omit<PersonRecord, 'keys'>): Required<PersonRecord['keys']> {
  const names = {
    first_name: comparable(person.first_name),
    last_name: comparable(person.last_name),
    username: comparable(person.username),
    email: comparable(person.email),
  };
  return { ...names, ...standingOf(person), finds: findsOf(Object.values(names), person) };
}
