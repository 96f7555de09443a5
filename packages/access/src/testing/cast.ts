import type { Actor, Organization, Person, User } from '@coaching/contracts';
import { newUid } from '@coaching/contracts';
import { actorOf } from '../actor';
import { type Part, type Place, type ProgramName, parts } from './cast-parts';
import { aUser, personOf } from './people';

/** Everybody of the cast, by what they are to the coach. */
export type CastName = keyof typeof parts;

/** The people and organisations that tests are about. */
export interface Cast {
  /** Where most of them work, and where the strangers do. */
  organizations: Record<Place, Organization>;
  /** Uids of the programs: two in Cedar Grove, and reading in Lakeside. */
  programs: Record<ProgramName, string>;
  /** Their accounts. */
  users: Record<CastName, User>;
  /** What identity publishes of them. */
  people: Record<CastName, Person>;
  /** Who they are to permission checks. */
  actors: Record<CastName, Actor>;
}

const programNames: Record<ProgramName, [Place, string]> = {
  literacy: ['cedar', 'Literacy'],
  numeracy: ['cedar', 'Numeracy'],
  reading: ['lakeside', 'Reading'],
};

/** The licence of a standalone coach, which lasts longer than any test. */
const license = {
  product: 'yearly',
  start_date: '01/01/2020',
  end_date: '01/01/2120',
};

const mapped = <Name extends string, From, To>(
  from: Record<Name, From>,
  to: (value: From, name: Name) => To,
) =>
  Object.fromEntries(
    Object.entries(from).map(([name, value]) => [name, to(value as From, name as Name)]),
  ) as Record<Name, To>;

/**
 * A cast of its own, for tests that share a database.
 * @param uidOf what somebody or something is called there by its uid; a new one unless given
 */
export function aCast(uidOf: (name: string) => string = () => newUid()): Cast {
  const programs = mapped(programNames, (_, name) => uidOf(name));
  const anOrganization = (place: Place, name: string): Organization => {
    const uid = uidOf(place);
    const own = Object.entries(programNames).filter(([, [where]]) => where === place);
    return {
      uid,
      name,
      short_name: name.split(' ')[0]!,
      logo: null,
      programs: own.map(([program, [, program_name]]) => ({
        uid: programs[program as ProgramName],
        program_name,
        organization_uid: uid,
      })),
      has_resources: false,
    };
  };
  const organizations = {
    cedar: anOrganization('cedar', 'Cedar Grove'),
    lakeside: anOrganization('lakeside', 'Lakeside Academy'),
  };

  const schoolsOf = ({ at, in: program, ofProgram, role }: Part): User['schools'] => {
    if (!at) return [];
    const { uid: organization_uid, name: organization_name } = organizations[at];
    const inProgram = program && {
      program_uid: programs[program],
      program_name: programNames[program][1],
      roles: ofProgram ? [role] : [],
    };
    return [
      {
        organization_uid,
        organization_name,
        roles: ofProgram ? [] : [role],
        programs: inProgram ? [inProgram] : [],
      },
    ];
  };
  const users = mapped<CastName, Part, User>(parts, (part) =>
    aUser(part.username, {
      uid: uidOf(part.uid),
      roles: part.at ? [] : [part.role],
      schools: schoolsOf(part),
      licenses: part.role === 'Coach' && !part.at ? [license] : [],
    }),
  );
  return {
    organizations,
    programs,
    users,
    people: mapped(users, (user, name) =>
      personOf(user, 'invitedBy' in parts[name] ? [users.soloCoach.uid] : []),
    ),
    actors: mapped(users, (user, name) => {
      const { at } = parts[name] as Part;
      return actorOf(user, at ? organizations[at].uid : null);
    }),
  };
}

function frozen<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null) Object.values(Object.freeze(value)).forEach(frozen);
  return value;
}

/** The cast whose uids are names, for tests without a database. Nobody changes it: spread what is to be otherwise. */
export const cast: Cast = frozen(aCast((name) => name));
