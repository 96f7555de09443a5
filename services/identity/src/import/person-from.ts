import { fullName, initialsOf } from '@coaching/contracts';
import { storedLicense } from '../licenses/stored-license';
import { noKeys, type PersonRecord } from '../people/person-record';
import type { ImportedPerson } from './imported';

/** The record of a person brought in. @param names of organisations and programs, by uid */
export function personFrom(
  person: ImportedPerson,
  password_hash: string,
  names: ReadonlyMap<string, string>,
  now: Date,
): PersonRecord {
  const nameOf = (uid: string) => {
    const name = names.get(uid);
    if (name === undefined) throw new Error(`${person.email} names ${uid}, which does not exist.`);
    return name;
  };
  const email = person.email.trim().toLowerCase();
  const username = person.username ?? fullName(person.first_name, person.last_name);
  return {
    uid: person.uid,
    email,
    first_name: person.first_name,
    last_name: person.last_name,
    username,
    initials: person.initials ?? initialsOf(person.first_name, person.last_name),
    picture: person.picture ?? null,
    roles: [...person.roles],
    schools: person.schools.map(({ organization_uid, roles, programs }) => ({
      organization_uid,
      organization_name: nameOf(organization_uid),
      roles: [...roles],
      programs: programs.map(({ program_uid, roles }) => ({
        program_uid,
        program_name: nameOf(program_uid),
        roles: [...roles],
      })),
    })),
    uams: [{ system: 'email', system_key: email }],
    licenses: person.licenses.map(storedLicense),
    coaches: [...person.coaches],
    default_organization_uid: person.default_organization_uid ?? null,
    password_hash,
    session_epoch: 0,
    keys: noKeys,
    revision: 1,
    created_at: now,
    updated_at: now,
    deleted_at: null,
    deleted_by: null,
  };
}
