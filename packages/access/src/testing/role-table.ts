import { type Actor, type Role, roles } from '@coaching/contracts';
import { anActor, aSchool } from './actors';

/** Where a role can be held, seen from an object in organisation `here` and its program `program-here`. */
export const places = [
  'platform',
  'organization',
  'other organization',
  'program',
  'sibling program',
  'other program',
] as const;
export type Place = (typeof places)[number];

const schoolsAt: Record<Place, (role: Role) => Actor['schools']> = {
  platform: () => [],
  organization: (role) => [aSchool('here', [role])],
  'other organization': (role) => [aSchool('elsewhere', [role])],
  program: (role) => [inProgram('here', 'program-here', role)],
  'sibling program': (role) => [inProgram('here', 'program-beside', role)],
  'other program': (role) => [inProgram('elsewhere', 'program-elsewhere', role)],
};

function inProgram(organization_uid: string, program_uid: string, role: Role): Actor['schools'][number] {
  return aSchool(organization_uid, [], [{ program_uid, roles: [role] }]);
}

/** Someone who holds one role in one place and nothing else. */
export function actorWith(role: Role, place: Place): Actor {
  return anActor({
    uid: 'actor',
    roles: place === 'platform' ? [role] : [],
    schools: schoolsAt[place](role),
  });
}

/** Each role of the ten at each place, by name. */
export const everyRoleEverywhere: [role: Role, place: Place][] = roles.flatMap((role) =>
  places.map((place): [Role, Place] => [role, place]),
);

/** The places a rule lets each role through at; a role that is left out is refused everywhere. */
export type Allowed = Partial<Record<Role, readonly Place[]>>;

/** One test for each of the ten roles at each of the six places: through where the table says so, else refused. */
export function testEveryRole(rule: (actor: Actor) => boolean, allowed: Allowed): void {
  it.each(everyRoleEverywhere)('%s of %s', (role, place) => {
    expect(rule(actorWith(role, place))).toBe(allowed[role]?.includes(place) ?? false);
  });
}
