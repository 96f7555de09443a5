import { type Actor, newUid, type Role, type UserEmbed } from '@coaching/contracts';
import type { PersonCopy } from '../people/person-copy';

/** A person of their own; `more` says what matters. */
export function aPerson(username: string, more: Partial<PersonCopy> = {}): PersonCopy {
  const uid = newUid();
  return {
    uid,
    username,
    initials: username.slice(0, 1).toUpperCase(),
    picture: null,
    first_name: username,
    last_name: 'Person',
    email: `${uid.toLowerCase()}@school.test`,
    coaches: [],
    schools: [],
    revision: 1,
    deleted: false,
    ...more,
  };
}

/** The person calling, without any role; `more` says what they may. */
export function asActor(
  { uid, username }: Pick<UserEmbed, 'uid' | 'username'>,
  more: Partial<Actor> = {},
): Actor {
  return { uid, username, organization_uid: null, roles: [], schools: [], licenses: [], ...more };
}

/** Someone who holds a role in an organisation, or in one of its programs when that is given. */
export function anActorIn(organization_uid: string, role: Role, program_uid?: string): Actor {
  const programs = program_uid ? [{ program_uid, roles: [role] }] : [];
  const roles = program_uid ? [] : [role];
  return asActor(aPerson(role), { organization_uid, schools: [{ organization_uid, roles, programs }] });
}
