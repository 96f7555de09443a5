import type { Place } from '@coaching/access';
import { type CastName, cast, embedOf } from '@coaching/access/testing';
import type { ListedUser } from '@coaching/contracts';
import { userActions } from './user-actions';

const { organizations, programs, users } = cast;
const cedar: Place = { kind: 'organization', organization_uid: organizations.cedar.uid };
const literacy: Place = {
  kind: 'program',
  organization_uid: organizations.cedar.uid,
  program_uid: programs.literacy,
};
const clients: Place = { kind: 'coaches', coach_uid: users.soloCoach.uid };
const platform: Place = { kind: 'platform' };

const listed = (name: CastName): ListedUser => {
  const { email, roles, schools } = users[name];
  return { ...embedOf(users[name]), email, roles, schools };
};

it.each<[CastName, string, Place, CastName, string[]]>([
  ['admin', 'their organisation', cedar, 'coachee', ['manage', 'remove']],
  ['programAdmin', 'their program', literacy, 'coachee', ['manage', 'remove']],
  ['programAdmin', 'the whole organisation', cedar, 'coachee', ['manage']],
  ['coach', 'their organisation', cedar, 'coachee', []],
  ['coachee', 'their organisation', cedar, 'otherCoachee', []],
  ['soloCoach', 'their clients', clients, 'soloCoachee', ['interactions', 'remove']],
  ['support', 'the platform', platform, 'coach', ['coachees', 'manage', 'become']],
  ['support', 'the platform', platform, 'superuser', []],
  ['admin', 'their organisation', cedar, 'coach', ['coachees', 'manage', 'remove']],
  ['programAdmin', 'their program', literacy, 'coach', ['coachees', 'manage', 'remove']],
  ['coachee', 'their organisation', cedar, 'coach', []],
  ['superuser', 'an organisation', cedar, 'coachee', ['manage', 'become', 'remove']],
])('%s in a list of %s', (actor, _, place, person, expected) => {
  const may = userActions(cast.actors[actor], place, listed(person));
  expect(Object.entries(may).flatMap(([action, allowed]) => (allowed ? [action] : []))).toEqual(expected);
});

it('offers nobody to become somebody who is disabled', () => {
  const may = userActions(cast.actors.support, platform, { ...listed('coach'), disabled: true });
  expect(may).toMatchObject({ manage: true, become: false });
});
