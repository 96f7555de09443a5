import { comparable } from '@coaching/contracts';
import type { PersonRecord } from './person-record';

/** What lists sort and search a person by. */
export function keysOf({
  first_name,
  last_name,
  username,
  email,
}: Pick<PersonRecord, keyof PersonRecord['keys']>): PersonRecord['keys'] {
  return {
    first_name: comparable(first_name),
    last_name: comparable(last_name),
    username: comparable(username),
    email: comparable(email),
  };
}
