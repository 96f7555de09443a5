import type { ClientSession } from 'mongoose';
import type { People } from '../people/people-repository';
import type { PersonRecord } from '../people/person-record';
import { addressesOf } from './logins';

/** Whether an address of a deleted account signs in to another one by now. */
export async function hasTakenAddress(
  { model }: People,
  person: PersonRecord,
  session: ClientSession | null = null,
): Promise<boolean> {
  const logins = { uams: { $elemMatch: { system: 'email', system_key: { $in: addressesOf(person) } } } };
  return (await model.exists({ ...logins, uid: { $ne: person.uid } }).session(session)) !== null;
}
