import type { MovedRow, Moves, MovingOrganization } from '@coaching/service-kit';
import { organizationsIn } from './organizations/organizations-repository';
import { peopleIn } from './people/people-repository';
import { type PersonRecord, personSchema } from './people/person-record';
import { programSchema } from './programs/program-record';

/**
 * Of a person what they are in this organisation: no role of theirs elsewhere or on the platform, and no password, so
 * that they choose a new one by a code to their address. In which lists they are is made anew where they arrive.
 */
function inOrganization(person: MovedRow, { uid, user_uids }: MovingOrganization): MovedRow {
  const { schools, coaches, default_organization_uid } = person;
  const { lists: _, groups: __, finds: ___, ...keys } = person.keys;
  return {
    ...person,
    roles: [],
    schools: schools.filter(({ organization_uid }: MovedRow) => organization_uid === uid),
    coaches: coaches.filter((coach: string) => user_uids.includes(coach)),
    default_organization_uid: default_organization_uid === uid ? uid : null,
    password_hash: null,
    keys,
  };
}

/** What is paid for is another shop's word, whose revisions begin anew. */
const withoutSeats = ({ seats: _, ...organization }: MovedRow): MovedRow => organization;

/** An organisation with its programs, people and audit log. */
export const moves: Moves = {
  async organization({ connection }, uid) {
    const organization = await organizationsIn(connection).findAny(uid);
    if (!organization) return null;
    const programs = connection.model('Program', programSchema);
    const people = connection.model('Person', personSchema);
    const withDeleted = { withDeleted: true };
    return {
      uid,
      name: organization.name,
      program_uids: await programs.distinct('uid', { organization_uid: uid }, withDeleted),
      user_uids: await people.distinct('uid', { 'schools.organization_uid': uid }, withDeleted),
    };
  },
  rows: [
    { model: 'Organization', of: ({ uid }) => ({ uid }), taken: withoutSeats },
    { model: 'Program', of: ({ uid }) => ({ organization_uid: uid }) },
    {
      model: 'Person',
      of: ({ user_uids }) => ({ uid: { $in: user_uids } }),
      taken: inOrganization,
      arrived: (rows, connection, session) => peopleIn(connection).putAll(rows as PersonRecord[], session),
    },
    { model: 'Access', of: ({ user_uids }) => ({ user_uid: { $in: user_uids } }) },
    { model: 'AuditEntry', of: ({ uid }) => ({ organization_uid: uid }), order: ['number'] },
    { model: 'AuditEnd', of: ({ uid }) => ({ organization_uid: uid }), order: ['organization_uid'] },
  ],
  leaves: [
    'Passwords, codes and sessions: people sign in with a code to their address.',
    'What people are in other organizations and on the platform.',
    'Lists of people that were imported: what they brought in comes along, and can no longer be taken back.',
  ],
};
