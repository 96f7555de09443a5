import { newUid } from '@coaching/contracts';
import { noKeys, type PersonRecord } from './person-record';

/** Somebody who has just proved their address: a coach on their own account, without licence, name or password. */
export function newPerson(email: string, now: Date): PersonRecord {
  return {
    uid: newUid(now.getTime()),
    email,
    first_name: '',
    last_name: '',
    username: '',
    initials: '',
    picture: null,
    roles: ['Coach'],
    schools: [],
    uams: [{ system: 'email', system_key: email }],
    licenses: [],
    coaches: [],
    default_organization_uid: null,
    password_hash: null,
    session_epoch: 0,
    disabled_at: null,
    first_signed_in_at: null,
    keys: noKeys,
    revision: 1,
    created_at: now,
    updated_at: now,
    deleted_at: null,
    deleted_by: null,
  };
}
