import { type Actor, newUid, type Role, type UserEmbed } from '@coaching/contracts';

/** Somebody who calls: standalone and without any role; `more` says what matters. */
export function anActor(more: Partial<Actor> = {}): Actor {
  return {
    uid: newUid(),
    username: 'Ada Actor',
    organization_uid: null,
    roles: [],
    schools: [],
    licenses: [],
    ...more,
  };
}

/** A place in an organisation with roles there, and in one of its programs when that is given. */
export const aSchool = (
  organization_uid: string,
  roles: readonly Role[],
  programs: Actor['schools'][number]['programs'] = [],
): Actor['schools'][number] => ({ organization_uid, roles: [...roles], programs });

/** Someone who works in an organisation and holds a role there, or in one of its programs when that is given. */
export function anActorIn(organization_uid: string, role: Role, program_uid?: string): Actor {
  const school = program_uid
    ? aSchool(organization_uid, [], [{ program_uid, roles: [role] }])
    : aSchool(organization_uid, [role]);
  return anActor({ username: role, organization_uid, schools: [school] });
}

/** A person as they call, without any role; `more` says what they may. */
export const asActor = (
  { uid, username }: Pick<UserEmbed, 'uid' | 'username'>,
  more: Partial<Actor> = {},
): Actor => anActor({ uid, username, ...more });

/** The same where all organisations of theirs show their administrators counts and minutes alone. */
export const byCountsOnly = (actor: Actor): Actor => ({
  ...actor,
  schools: actor.schools.map((school) => ({ ...school, counts_only: true })),
});
